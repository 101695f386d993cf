import type { Game } from '@matchbol/core/games/game-shapes'
import { when } from '../shared/dates.ts'
import { scoreWords } from './score.ts'

/** Something of a game that waits for me, or comes up next. */
export interface Waiting {
  game: Game
  text: string
  /** By when; a running one presses. */
  until: string | null
  /** Where it is played, or would be by what the other proposes. */
  place: string | null
  /** Mine to do now; otherwise it only comes up. */
  isMine: boolean
  /** What can be done at once, without another look at the game. */
  act?: 'confirm' | 'accept' | 'enter' | undefined
}

/** What waits for a person, the most pressing first: results to confirm, answers to give, results to enter, games to play. */
export function waitingFor(games: readonly Game[], myId: number, now: Date): Waiting[] {
  return games
    .flatMap((game) => {
      const item = itemOf(game, myId, now)
      return item ? [{ ...item, game }] : []
    })
    .sort((one, other) => one.rank - other.rank || one.at.localeCompare(other.at))
    .map(({ game, text, until, place, isMine, act }) => ({ game, text, until, place, isMine, act }))
}

type Item = Omit<Waiting, 'game'> & { rank: number; at: string }

function itemOf(game: Game, myId: number, now: Date): Item | undefined {
  const { status, confirmBy, expiresAt, playBy, agreedAt, slotsBy, submittedBy, mayResubmit, score } = game
  const name = (game.a.id === myId ? game.b : game.a).firstName
  const mine = (rank: number, text: string, until: string | null, act?: Waiting['act']): Item => ({
    rank,
    text,
    until,
    place: game.place,
    isMine: true,
    act,
    at: until ?? game.createdAt,
  })
  if (status === 'PENDING_CONFIRMATION' && submittedBy !== myId)
    return mine(1, `Підтвердьте результат: ${scoreWords(score ?? '')}`, confirmBy, 'confirm')
  if (status === 'PENDING' && game.b.id === myId) {
    const [slot, ...others] = openSlots(game, now)
    const text = [`${name} запрошує вас на гру`, ...(slot && others.length === 0 ? [when(slot, now)] : [])].join(': ')
    return mine(2, text, expiresAt, isTimeTold(game, now) ? 'accept' : undefined)
  }
  if (status === 'DISPUTED' && mayResubmit) return mine(3, 'Результат оскаржено: виправте його', null, 'enter')
  if (status !== 'ACCEPTED') return undefined
  if (slotsBy !== null && slotsBy !== myId)
    return { ...mine(4, proposal(game, name, now), null), place: game.proposedPlace ?? game.place }
  if (agreedAt && new Date(agreedAt) > now)
    return {
      rank: 7,
      text: `Граєте ${when(agreedAt, now)}`,
      until: null,
      place: game.place,
      isMine: false,
      at: agreedAt,
    }
  if (agreedAt || score) return mine(5, 'Внесіть результат', playBy, 'enter')
  return mine(6, 'Домовтеся про час', playBy, 'enter')
}

/** «Олег пропонує інший час: завтра о 18:00 або у вівторок о 19:00»; where none was agreed upon, it is no other one. */
function proposal(game: Game, name: string, now: Date): string {
  const times = openSlots(game, now).map((slot) => when(slot, now))
  return [`${name} пропонує ${game.agreedAt ? 'інший ' : ''}час`, times.join(' або ')].filter(Boolean).join(': ')
}

const openSlots = ({ slots }: Game, now: Date) => slots.filter((slot) => new Date(slot) > now)

/** Whether the text names all there is to accept: one time is left, or none was proposed. */
const isTimeTold = (game: Game, now: Date) => game.slots.length === 0 || openSlots(game, now).length === 1
