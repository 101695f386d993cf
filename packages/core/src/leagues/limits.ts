/** How long the texts of a league may be, in characters. */
export const leagueLengths = {
  name: 120,
  description: 2000,
  city: 80,
  categoryName: 80,
  categoryDescription: 1000,
  seasonName: 80,
}

interface Range {
  min: number
  max: number
}

/** Between what a league may choose the numbers that it plays by. */
export const ruleRanges = {
  autoConfirmHours: { min: 1, max: 336 },
  inviteExpiryDays: { min: 1, max: 60 },
  playWithinDays: { min: 1, max: 120 },
  maxOpenGames: { min: 1, max: 100 },
  rematchAfterDays: { min: 0, max: 365 },
} satisfies Record<string, Range>

/** Season points that a result may be worth. */
export const seasonPointsRange: Range = { min: -100, max: 100 }
/** Rating points before the first rated game, where no category says otherwise. */
export const START_POINTS = 1100
/** Rating points that the newcomers of a category may start from. */
export const startPointsRange: Range = { min: 100, max: 4000 }
/** Of a category: the higher, the stronger. */
export const levelRange: Range = { min: 0, max: 1000 }

/** A list to choose a league from has at most so many; among more one searches. */
export const LEAGUES_AT_A_GLANCE = 20
