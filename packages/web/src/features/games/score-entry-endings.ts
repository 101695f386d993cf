import { momentOf } from '../../lib/dates.ts'
import type { Stop } from './score-entry-draft.ts'
import type { EntryPurpose, GameToEnter } from './score-entry-game.ts'

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
  RETIRED: { label: 'Зняття під час гри', hint: 'Травма або відмова грати далі', who: 'Хто знявся?', hasScore: true },
  WALKOVER: { label: 'Неявка', hint: 'Гру так і не почали', who: 'Хто не прийшов?', hasScore: false },
  ABANDONED: {
    label: 'Перервали, дограємо',
    hint: 'Рахунок збережеться, гра лишиться узгодженою',
    who: null,
    hasScore: true,
  },
  DEFAULTED: { label: 'Дискваліфікація', hint: 'За порушення правил', who: 'Кого дискваліфіковано?', hasScore: true },
  DOUBLE_DEFAULT: { label: 'Обоє не грали', hint: 'Без переможця й без очок', who: null, hasScore: false },
}

const offered: Record<EntryPurpose, readonly Ending[]> = {
  submit: ['RETIRED', 'WALKOVER', 'ABANDONED'],
  resubmit: ['RETIRED', 'WALKOVER'],
  record: ['RETIRED'],
  decide: ['RETIRED', 'WALKOVER', 'DEFAULTED', 'DOUBLE_DEFAULT'],
}

/** The endings that may be chosen; after a finished set the game was begun. */
export const endingsFor = (purpose: EntryPurpose, setsPlayed: number) =>
  offered[purpose].filter((ending) => setsPlayed === 0 || endings[ending].hasScore)

const quarterHour = 15 * 60_000

/** Why a walkover cannot be claimed now; it is judged by the agreed time. */
export function walkoverBar(purpose: EntryPurpose, { agreedAt }: Pick<GameToEnter, 'agreedAt'>, now: Date) {
  if (purpose === 'decide') return null
  if (!agreedAt) return 'Час гри не узгоджено, тож неявки бути не могло'
  const from = new Date(Date.parse(agreedAt) + quarterHour)
  return now < from ? `Можна записати з ${momentOf(from, now)}` : null
}
