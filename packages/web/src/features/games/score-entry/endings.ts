import { allowedOutcomes, claimFrom, hasBegun, isBeforeGame, type ResultPurpose } from '@matchbol/core/games/endings'
import type { PlayedScore } from '@matchbol/core/games/score/score-details'
import { daysBetween } from '@matchbol/core/shared/kyiv-time'
import { scoreFaultText } from '@matchbol/text/games/score-faults'
import { clockTime, weekdayOf } from '@matchbol/text/shared/dates'
import type { Stop } from './draft.ts'
import type { GameToEnter } from './game.ts'

export type Ending = Stop['outcome']

interface EndingWords {
  label: string
  hint: string
  /** Asked only where somebody lost by it. */
  who: string | null
  /** Something was played before it. */
  hasScore: boolean
}

export const endings: Record<Ending, EndingWords> = {
  RETIRED: {
    label: 'Відмова під час гри',
    hint: 'Через травму або з іншої причини',
    who: 'Хто відмовився грати далі?',
    hasScore: true,
  },
  WALKOVER: { label: 'Неявка', hint: 'Гру так і не почали', who: 'Хто не прийшов?', hasScore: false },
  ABANDONED: {
    label: 'Перервали, дограємо',
    hint: 'Рахунок збережеться, гра лишиться узгодженою',
    who: null,
    hasScore: true,
  },
  DEFAULTED: { label: 'Дискваліфікація', hint: 'За порушення правил', who: 'Кого дискваліфіковано?', hasScore: true },
  DOUBLE_DEFAULT: { label: 'Неявка обох', hint: 'Без переможця й без очок', who: null, hasScore: false },
}

/** The endings that may be chosen; after a finished set the game was begun. That nobody came, a player says before any score. */
export const endingsFor = (purpose: ResultPurpose, setsPlayed: number) =>
  allowedOutcomes[purpose]
    .filter((outcome) => outcome !== 'COMPLETED')
    .filter((ending) => purpose === 'decide' || ending !== 'WALKOVER')
    .filter((ending) => setsPlayed === 0 || endings[ending].hasScore)

/** Why a player may not claim a win without play, or not yet and from when; null where nothing stands against it. */
export function claimBar(
  purpose: ResultPurpose,
  { agreedAt }: Pick<GameToEnter, 'agreedAt'>,
  now: Date,
): string | null {
  if (purpose === 'decide') return null
  const from = claimFrom(agreedAt === null ? null : new Date(agreedAt))
  if (!from) return 'Її можна записати лише тоді, коли час гри узгоджено на сайті.'
  return now < from ? `Її можна записати ${fromWhen(from, now)}.` : null
}

/** Why the ending is a win without play, and why it may not be claimed yet; null where nothing stands against it. */
export function endingBar(ending: Ending, purpose: ResultPurpose, game: Pick<GameToEnter, 'agreedAt'>, now: Date) {
  const bar = claimBar(purpose, game, now)
  return (
    bar &&
    `${ending === 'RETIRED' ? 'Поки не дограно сету й ніхто не взяв чотирьох геймів, це' : 'Це'} перемога без гри. ${bar}`
  )
}

/** Why a game may not be broken off yet, or with nothing played; null where nothing stands against it. */
export function breakBar(
  { outcome, sets }: PlayedScore,
  { agreedAt }: Pick<GameToEnter, 'agreedAt'>,
  now: Date,
): string | null {
  if (outcome !== 'ABANDONED') return null
  if (agreedAt !== null && isBeforeGame(new Date(agreedAt), now))
    return `Гру можна перервати ${fromWhen(new Date(agreedAt), now)}: раніше вона ще не почалася.`
  return hasBegun(sets) ? null : scoreFaultText({ reason: 'SETS_NEEDED' })
}

/** Whether «the opponent did not come» is one of the ways, and why it may not be taken yet. */
export function noShow(purpose: ResultPurpose, game: Pick<GameToEnter, 'agreedAt'>, now: Date) {
  if (purpose === 'decide' || !allowedOutcomes[purpose].includes('WALKOVER')) return null
  const bar = claimBar(purpose, game, now)
  return { bar: bar && `Неявка — це перемога без гри. ${bar}` }
}

/** «з 18:15», and on another day with that day. */
const fromWhen = (from: Date, now: Date) =>
  daysBetween(now, from) === 0 ? `з ${clockTime(from)}` : `з ${clockTime(from)}, ${weekdayOf(from, now)}`
