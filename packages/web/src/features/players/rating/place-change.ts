import type { ChangesOf, RatedPlayer } from '@matchbol/core/ratings/contract'
import { shownChange } from '@matchbol/core/ratings/shown'
import { signed } from '@matchbol/text/shared/figures'
import { counted } from '@matchbol/text/shared/plural'

export interface PlaceChange {
  direction: 'up' | 'down' | 'same' | 'new'
  places: number
  /** What became of the points, rounded. */
  points: number
  /** In a sentence, with what happened to the points. */
  words: string
}

type Row = Pick<RatedPlayer, 'place' | 'points' | 'onMonday'>

/** «за тиждень», or the one before, where this one has had no game yet. */
export const inWeek = { THIS: 'за тиждень', LAST: 'за минулий тиждень' }
const inWeekFirst = { THIS: 'За тиждень', LAST: 'За минулий тиждень' }
const isNew = { THIS: 'Уперше в рейтингу цього тижня', LAST: 'Уперше в рейтингу минулого тижня' }

/** What became of a place in the rating within a week. */
export function placeChange({ place, points, onMonday }: Row, week: ChangesOf): PlaceChange {
  if (!onMonday?.place) return { direction: 'new', places: 0, points: 0, words: isNew[week] }
  const risen = onMonday.place - place
  const places = Math.abs(risen)
  const moved = counted(places, ['місце', 'місця', 'місць'])
  const by = shownChange({ before: onMonday.points, after: points })
  const ofPoints = by === 0 ? '' : `, рейтинг ${signed(by)}`
  if (risen === 0)
    return { direction: 'same', places, points: by, words: `${inWeekFirst[week]} місце те саме${ofPoints}` }
  return {
    direction: risen > 0 ? 'up' : 'down',
    places,
    points: by,
    words: `${inWeekFirst[week]} на ${moved} ${risen > 0 ? 'вище' : 'нижче'}${ofPoints}`,
  }
}
