/** How long what players and administrators write on a game may be, in characters. */
export const gameLengths = {
  /** Beside an invitation. */
  message: 500,
  place: 160,
  /** Beside a result. */
  notes: 1000,
  /** Why a game is cancelled or an invitation rejected: may be left out. */
  optionalReason: 500,
  /** Why a result is disputed or decided otherwise. */
  reason: 1000,
}

/** So many times may be proposed at once. */
export const MOST_SLOTS = 3

/** A player enters a result at most this many days after the game. */
export const MOST_DAYS_BACK = 30
/** A game ended no sooner than this many hours before it was accepted on the site: people agree by phone and write it down later. */
export const ACCEPTED_AFTERWARDS_HOURS = 12
