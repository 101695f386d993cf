/** Buckets, in points, of the histogram of a league's ratings: a place is a sum over the wide ones and one over the narrow ones. */
export const histogramSteps = [100, 1] as const

/** Among whom players are counted: the whole league, a category by its id, or those without one. */
export const EVERYBODY = 0
export const WITHOUT_CATEGORY = -1

/** What the place of a rated player in the player rating depends on. */
export interface ListedRating {
  categoryId: number | null
  /** Had a rated game in the last `RECENT_DAYS`: stands before all who had none. */
  isRecent: boolean
  points: number
}

/** What becomes of one player in the rating: comes into it (`before` is null), stands otherwise, or no longer (`after` is null). */
export interface ListedChange {
  before: ListedRating | null
  after: ListedRating | null
}

export interface HistogramCount {
  /** `EVERYBODY`, `WITHOUT_CATEGORY` or a category's id. */
  among: number
  isRecent: boolean
  step: (typeof histogramSteps)[number]
  /** Holds the points from `bucket · step` up to, but not with, `(bucket + 1) · step`. */
  bucket: number
  players: number
}

/** How the counts of a league's histogram differ after these changes; those that stay are left out. */
export function histogramDifference(changes: Iterable<ListedChange>): HistogramCount[] {
  const counts = new Map<string, HistogramCount>()
  const count = (rating: ListedRating | null, players: number) => {
    for (const place of rating ? bucketsOf(rating) : []) {
      const key = `${place.among} ${place.isRecent} ${place.step} ${place.bucket}`
      const counted = counts.get(key) ?? { ...place, players: 0 }
      counted.players += players
      counts.set(key, counted)
    }
  }
  for (const { before, after } of changes) {
    count(before, -1)
    count(after, 1)
  }
  return [...counts.values()].filter(({ players }) => players !== 0)
}

/** Those among whom a player is counted beside the whole league. */
export const amongCategory = (categoryId: number | null): number => categoryId ?? WITHOUT_CATEGORY

const bucketsOf = ({ categoryId, isRecent, points }: ListedRating) =>
  [EVERYBODY, amongCategory(categoryId)].flatMap((among) =>
    histogramSteps.map((step) => ({ among, isRecent, step, bucket: Math.floor(points / step) })),
  )
