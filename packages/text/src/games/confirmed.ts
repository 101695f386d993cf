import type { Game } from '@matchbol/core/games/game-shapes'
import { shownChange } from '@matchbol/core/ratings/shown'
import { ratingText } from '../ratings/rating.ts'
import { signed } from '../shared/figures.ts'
import { placeText } from '../shared/place.ts'

/** Says what a confirmed game did to one of its players: «+33: тепер у вас 1183 (8-ме місце)»; the place is left out while unknown. */
export function confirmedText({ kind, a, b }: Pick<Game, 'kind' | 'a' | 'b'>, myId: number, place: number | null) {
  if (kind === 'FRIENDLY') return 'Товариську гру записано.'
  const { rating } = a.id === myId ? a : b
  if (!rating) return 'Таблицю оновлено, рейтинг не змінився.'
  const present = `тепер у вас ${ratingText(rating.after, rating.ratedGames + 1)}`
  return `${signed(shownChange(rating))}: ${present}${place === null ? '' : ` (${placeText(place)} місце)`}`
}

/** Says what is at stake with a result that waits for me: «вам −22», «товариська», «… · записана без запрошення · без відповіді зникне». */
export function stakeText(
  { kind, isRecorded }: Pick<Game, 'kind' | 'isRecorded'>,
  mine: { before: number; after: number } | null,
): string {
  const rated = mine ? `вам ${signed(shownChange(mine))}` : 'рейтинг не зміниться'
  const recorded = isRecorded ? ['записана без запрошення', 'без відповіді зникне'] : []
  return [kind === 'FRIENDLY' ? 'товариська' : rated, ...recorded].join(' · ')
}
