/** How long the parts of an event may be, in characters. */
export const eventLengths = {
  title: 120,
  /** What stands on its card and beside its link elsewhere. */
  summary: 300,
  /** Markdown. */
  body: 20_000,
  place: 160,
  /** Whom to ask, and how. */
  contact: 200,
}

/** Places that an event may have. */
export const MOST_PLACES = 2000
/** The highest price, in kopiykas: 100 000 hryvnias. */
export const HIGHEST_PRICE = 10_000_000
/** An event ends at most so many days after it has begun. */
export const MOST_EVENT_DAYS = 31
/** So many of those who go are named beside an event, the first to come first. */
export const NAMED_PARTICIPANTS = 100
