import type { Side } from '@matchbol/core/games/score/score-details'
import { tvName } from '@matchbol/text/shared/names'
import type { GameToEnter } from '../score-entry/game.ts'

/** «Ваш рейтинг», «А. Романюк: рейтинг»: whose figure it is. */
export const ratingLabel = (game: Pick<GameToEnter, 'a' | 'b'>, side: Side, mySide: Side | null) =>
  side === mySide ? 'Ваш рейтинг' : `${tvName(game[side])}: рейтинг`

/** «Ваші очки сезону», «А. Романюк: очки сезону». */
export const seasonLabel = (game: Pick<GameToEnter, 'a' | 'b'>, side: Side, mySide: Side | null) =>
  side === mySide ? 'Ваші очки сезону' : `${tvName(game[side])}: очки сезону`
