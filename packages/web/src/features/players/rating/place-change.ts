import type { RatedPlayer } from '@matchbol/core/ratings/contract'
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

/** What became of a place in the rating within a week. */
export function placeChange({
  place,
  points,
  onMonday,
}: Pick<RatedPlayer, 'place' | 'points' | 'onMonday'>): PlaceChange {
  if (!onMonday?.place) return { direction: 'new', places: 0, points: 0, words: 'Уперше в рейтингу цього тижня' }
  const risen = onMonday.place - place
  const places = Math.abs(risen)
  const moved = counted(places, ['місце', 'місця', 'місць'])
  const by = shownChange({ before: onMonday.points, after: points })
  const ofPoints = by === 0 ? '' : `, рейтинг ${signed(by)}`
  if (risen === 0) return { direction: 'same', places, points: by, words: `За тиждень місце те саме${ofPoints}` }
  return {
    direction: risen > 0 ? 'up' : 'down',
    places,
    points: by,
    words: `За тиждень на ${moved} ${risen > 0 ? 'вище' : 'нижче'}${ofPoints}`,
  }
}
