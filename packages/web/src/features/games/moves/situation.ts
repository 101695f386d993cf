import type { Game } from '@matchbol/core/games/game-shapes'
import { setsText } from '@matchbol/text/games/sets'
import { momentOf, when } from '@matchbol/text/shared/dates'
import { seenBy } from '../score-entry/view.ts'
import { opponentOf } from './facts.ts'

/** How a game stands for one of its players, in a title and a sentence. */
export interface Situation {
  title: string
  text: string
  /** Worth a running clock. */
  deadline: string | null
}

/** Undefined for a game in which nothing is left to do. */
export function situationOf(game: Game, myId: number, now: Date): Situation | undefined {
  switch (game.status) {
    case 'PENDING':
      return invited(game, myId, now)
    case 'ACCEPTED':
      return agreed(game, myId, now)
    case 'PENDING_CONFIRMATION':
      return submitted(game, myId, now)
    case 'DISPUTED':
      return disputed(game)
    default:
      return undefined
  }
}

function invited(game: Game, myId: number, now: Date): Situation {
  const opponent = opponentOf(game, myId).firstName
  const until = game.expiresAt ? momentOf(game.expiresAt, now) : ''
  const deadline = game.expiresAt
  if (game.b.id !== myId)
    return { title: 'Чекаємо на відповідь', text: `${opponent} може відповісти до ${until}.`, deadline }
  return {
    title: `${opponent} запрошує вас на гру`,
    text: `Відповісти можна до ${until}; далі запрошення скасується.`,
    deadline,
  }
}

function agreed(game: Game, myId: number, now: Date): Situation {
  const opponent = opponentOf(game, myId).firstName
  const { agreedAt, playBy, slotsBy, proposedPlace } = game
  const kept = seenBy(game, myId).abandonedScore
  const last = playBy ? `Результат можна внести до ${momentOf(playBy, now)}.` : ''
  const present = agreedAt ? `Поки що домовлено на ${when(agreedAt, now)}.` : 'Часу ще не узгоджено.'
  const where = proposedPlace ? ` Пропонується місце: ${proposedPlace}.` : ''
  const time = agreedAt ? 'інший час' : 'час'
  if (slotsBy !== null && slotsBy !== myId)
    return { title: `${opponent} пропонує ${time}`, text: present + where, deadline: null }
  if (slotsBy === myId)
    return {
      title: `Ви запропонували ${time}`,
      text: `Чекаємо на згоду: ${opponent}. ${present}${where}`,
      deadline: null,
    }
  if (kept) return { title: `Догравайте від ${setsText(kept.sets)}`, text: last, deadline: null }
  if (!agreedAt) return { title: 'Домовтеся про час і зіграйте', text: last, deadline: null }
  if (new Date(agreedAt) > now)
    return { title: `Граєте ${when(agreedAt, now)}`, text: `Після гри внесіть результат. ${last}`, deadline: null }
  return { title: 'Як зіграли?', text: `Гра була ${when(agreedAt, now)}. ${last}`, deadline: null }
}

function submitted(game: Game, myId: number, now: Date): Situation {
  const { confirmBy, isRecorded, submittedBy } = game
  const opponent = opponentOf(game, myId).firstName
  const deadline = confirmBy
  const until = confirmBy ? when(confirmBy, now) : null
  const later = isRecorded ? 'запис буде скасовано' : 'результат підтвердиться сам'
  if (submittedBy === myId)
    return {
      title: 'Чекаємо на підтвердження',
      text: until ? `Якщо ${opponent} не відповість, ${later} ${until}.` : `Далі слово за суперником: ${opponent}.`,
      deadline,
    }
  return {
    title: 'Усе правильно?',
    text: until
      ? `Без вашої відповіді ${later} ${until}.`
      : 'Це виправлений результат: без вашої відповіді він не підтвердиться.',
    deadline,
  }
}

const disputed = ({ mayResubmit }: Game): Situation => ({
  title: 'Результат оскаржено',
  text: mayResubmit
    ? 'Виправити можна один раз. Не домовитеся — вирішить адміністратор.'
    : 'Результат уже виправляли. Тепер вирішує адміністратор.',
  deadline: null,
})
