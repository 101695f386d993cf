import { confirmBy } from '@matchbol/core/games/deadlines'
import type { Game } from '@matchbol/core/games/game-shapes'
import type { PlayedScore, Side } from '@matchbol/core/games/score/score-details'
import { otherSide } from '@matchbol/core/games/score/side'
import type { LeagueRules } from '@matchbol/core/leagues/league-shapes'
import { HOUR } from '@matchbol/core/shared/durations'
import { momentOf } from '../shared/dates.ts'
import { fullName } from '../shared/names.ts'
import { counted } from '../shared/plural.ts'

interface Prospect {
  game: Pick<Game, 'a' | 'b' | 'agreedAt'>
  /** For what a result is entered. */
  purpose: 'submit' | 'resubmit' | 'record' | 'decide'
  score: PlayedScore
  mySide: Side | null
  /** Unknown while they are on their way. */
  rules: Pick<LeagueRules, 'autoConfirmHours'> | null
  now: Date
}

const hourForms = ['годину', 'години', 'годин'] as const

/** What will happen once the result is sent, in a sentence or two. */
export function outlook({ game, purpose, score, mySide, rules, now }: Prospect): string {
  if (score.outcome === 'ABANDONED') return 'Гра лишиться узгодженою: догравши, внесіть результат від цього рахунку.'
  if (purpose === 'decide' || mySide === null) return 'Рішення діє одразу: рейтинг і таблицю буде перераховано.'
  const opponent = fullName(game[otherSide(mySide)])
  if (purpose === 'resubmit')
    return `${opponent} має підтвердити виправлений результат. Сам він не підтвердиться: якщо згоди немає, вирішує адміністратор.`
  const agreedAt = game.agreedAt === null ? null : new Date(game.agreedAt)
  const deadline = rules && confirmBy(now, agreedAt, score.outcome, rules, false)
  const time = deadline ? timeUntil(deadline, agreedAt, now) : 'час'
  const ending = purpose === 'record' ? 'Без підтвердження запис буде скасовано.' : 'Потім результат підтвердиться сам.'
  return `${opponent} матиме ${time}, щоб підтвердити. ${ending}`
}

/** So many hours, and until when where they run from a time that is still ahead. */
const timeUntil = (deadline: Date, agreedAt: Date | null, now: Date) =>
  agreedAt !== null && agreedAt > now
    ? `час до ${momentOf(deadline, now)}`
    : counted(Math.round((deadline.getTime() - now.getTime()) / HOUR), hourForms)
