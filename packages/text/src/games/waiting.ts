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
  act?: 'confirm' | 'enter' | undefined
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
  if (status === 'PENDING' && game.b.id === myId) return mine(2, `${name} запрошує вас на гру`, expiresAt)
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

/** «Олег пропонує інший час: завтра о 18:00 або у вівторок о 19:00». */
function proposal({ slots }: Game, name: string, now: Date): string {
  const times = slots.filter((slot) => new Date(slot) > now).map((slot) => when(slot, now))
  return [`${name} пропонує інший час`, times.join(' або ')].filter(Boolean).join(': ')
}
