import { LATE_HOURS } from '@matchbol/core/games/deadlines'
import type { CancelReason, GameEvent, GameLogDetails, Move } from '@matchbol/core/games/game-log'
import type { GameInFull } from '@matchbol/core/games/game-shapes'
import { momentOf } from '../shared/dates.ts'
import { signed } from '../shared/figures.ts'
import { tvName } from '../shared/names.ts'
import { counted } from '../shared/plural.ts'
import { scoreWords } from './score.ts'

/** The predicate of a move: said to the reader, and of somebody else in a tense that fits every person. */
interface Deed {
  you: string
  they: string
}

const deeds: Record<Exclude<Move, 'expire' | 'autoConfirm' | 'import'>, Deed> = {
  invite: { you: 'запросили на гру', they: 'запрошує на гру' },
  record: { you: 'записали зіграну гру', they: 'записує зіграну гру' },
  accept: { you: 'прийняли запрошення', they: 'приймає запрошення' },
  reject: { you: 'відхилили запрошення', they: 'відхиляє запрошення' },
  cancel: { you: 'скасували гру', they: 'скасовує гру' },
  reschedule: { you: 'запропонували інший час', they: 'пропонує інший час' },
  agree: { you: 'погодилися на новий час', they: 'погоджується на новий час' },
  submit: { you: 'внесли результат', they: 'вносить результат' },
  resubmit: { you: 'виправили результат', they: 'виправляє результат' },
  confirm: { you: 'підтвердили результат', they: 'підтверджує результат' },
  dispute: { you: 'оскаржили рахунок', they: 'оскаржує рахунок' },
  withdraw: { you: 'відкликали результат', they: 'відкликає результат' },
  abandon: { you: 'зберегли рахунок недограної гри', they: 'зберігає рахунок недограної гри' },
  decide: { you: 'вирішили результат', they: 'вирішує результат' },
  correct: { you: 'виправили результат', they: 'виправляє результат' },
  void: { you: 'анулювали гру', they: 'анулює гру' },
}

const withoutActor = {
  expire: 'Час минув: гру скасовано',
  autoConfirm: 'Результат підтверджено автоматично',
  import: 'Результат перенесено з архіву клубу',
}

/** Who did what, in two parts: the one in bold, and the rest. */
export function moveSentence({ move, actor }: GameEvent, game: Pick<GameInFull, 'a' | 'b'>, myId: number | undefined) {
  if (move === 'expire' || move === 'autoConfirm' || move === 'import') return { who: '', what: withoutActor[move] }
  if (!actor) return { who: 'Клуб', what: deeds[move].they }
  if (actor.id === myId) return { who: 'Ви', what: deeds[move].you }
  const isPlayer = actor.id === game.a.id || actor.id === game.b.id
  return { who: isPlayer ? actor.firstName : `Адміністратор ${tvName(actor)}`, what: deeds[move].they }
}

const cancelReasons: Record<CancelReason, string> = {
  LEFT_LEAGUE: 'Гравець залишив лігу',
  REMOVED_FROM_LEAGUE: 'Гравця прибрано з ліги',
  BLOCKED: 'Обліковий запис гравця заблоковано',
  ACCOUNT_DELETED: 'Гравець видалив обліковий запис',
  NO_LONGER_IN_LEAGUE: 'Один із гравців більше не грає в лізі',
}

/** Everything the log keeps about a move, a line each. */
export const moveDetails = (event: GameEvent, game: Pick<GameInFull, 'a' | 'b' | 'agreedAt'>, now: Date): string[] =>
  linesOf(event, game, now).filter((line): line is string => typeof line === 'string' && line !== '')

function linesOf(event: GameEvent, game: Pick<GameInFull, 'a' | 'b' | 'agreedAt'>, now: Date) {
  const { move, at, details } = event
  switch (move) {
    case 'invite':
    case 'reschedule':
      return [slotsWords(details.slots ?? [], now), placeWords(details)]
    case 'accept':
    case 'agree':
      return [details.slot && `Домовлено на ${momentOf(details.slot, now)}`, placeWords(details)]
    case 'reject':
    case 'dispute':
    case 'void':
      return [quoted(details.reason)]
    case 'cancel': {
      const { late, reason, reasonCode } = details
      return [late && latenessWords(at, game.agreedAt), quoted(reason), quoted(reasonCode && cancelReasons[reasonCode])]
    }
    case 'record':
    case 'submit':
    case 'resubmit':
    case 'abandon':
      return [scoreWords(details.score)]
    case 'confirm':
    case 'autoConfirm':
      return [ratingWords(details.ratings, game)]
    case 'import':
      return [scoreWords(details.score), ratingWords(details.ratings, game)]
    case 'decide':
      return [
        details.action === 'CONFIRM' && 'Внесений результат залишено в силі',
        ...decidedWords(details, game, now),
        ratingWords(details.ratings, game),
        quoted(details.reason),
      ]
    case 'correct':
      return [...decidedWords(details, game, now), quoted(details.reason)]
    case 'expire':
    case 'withdraw':
      return []
  }
}

const quoted = (words: string | undefined) => words && `«${words}»`

const slotsWords = (slots: readonly string[], now: Date) =>
  slots.length > 0 && `${slots.length > 1 ? 'На вибір' : 'Коли'}: ${slots.map((at) => momentOf(at, now)).join('; ')}`

const placeWords = ({ place }: { place?: string | undefined }) => place && `Де: ${place}`

const ratingWords = (ratings: GameLogDetails['confirm']['ratings'], { a, b }: Pick<GameInFull, 'a' | 'b'>) =>
  ratings && `Рейтинг: ${a.firstName} ${signed(ratings.a)}, ${b.firstName} ${signed(ratings.b)}`

/** The result that was replaced and the one that stands, each with its winner: the same score may be the other's. Times where they differ. */
function decidedWords(
  { score, winnerId, completedAt, replaced }: GameLogDetails['correct'],
  { a, b }: Pick<GameInFull, 'a' | 'b'>,
  now: Date,
) {
  if (!replaced) return [score && scoreWords(score)]
  const words = (score: string | null, winnerId: number | null | undefined) => {
    const winner = [a, b].find(({ id }) => id === winnerId)
    return [score && scoreWords(score), winner && `перемога: ${winner.firstName}`].filter(Boolean).join(', ')
  }
  const isMoved = completedAt !== undefined && Date.parse(completedAt) !== Date.parse(replaced.completedAt)
  const time = (at: string) => (isMoved ? `; ${momentOf(at, now)}` : '')
  return [
    `Було: ${words(replaced.score, replaced.winnerId)}${time(replaced.completedAt)}`,
    `Стало: ${words(score, winnerId)}${time(completedAt ?? replaced.completedAt)}`,
  ]
}

const latenessWords = (cancelledAt: string, agreedAt: string | null) =>
  agreedAt !== null && Date.parse(cancelledAt) >= Date.parse(agreedAt)
    ? 'Скасовано після узгодженого часу'
    : `Пізно: до гри лишалося менше ніж ${counted(LATE_HOURS, ['годину', 'години', 'годин'])}`
