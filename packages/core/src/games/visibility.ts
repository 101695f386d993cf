import { fullName } from '../users/names.ts'
import type { Game, GameInFull, GamePlayer, GameStatus, OwnGame } from './game-shapes.ts'
import { type Actor, isPlayerOf } from './rules.ts'

interface Pair {
  inviterId: number
  inviteeId: number
}

/** Who may know of a game: everybody of a completed one, of any other its players and administrators. */
export const maySee = (reader: Actor | null, game: Pair & { status: GameStatus }): boolean =>
  game.status === 'COMPLETED' || seesInside(reader, game)

/** Who may read what stays between the two, for good: the players themselves, and administrators. */
export const seesInside = (reader: Actor | null, game: Pair): boolean =>
  typeof reader === 'string' || (reader !== null && (reader.isAdmin || isPlayerOf(reader, game)))

/** What everybody reads of a game they may know of. */
type Public =
  | ('id' | 'version' | 'status' | 'kind' | 'isRecorded' | 'league' | 'season' | 'format' | 'a' | 'b')
  | ('agreedAt' | 'place' | 'createdAt' | 'acceptedAt' | 'completedAt' | 'winnerId' | 'score' | 'scoreDetails')
  | ('steps' | 'seasonPoints' | 'meetings' | 'rematchFrom' | 'winnersPlace' | 'pictureVersion')

/** What others find in place of all the rest. A new field is in neither, and does not compile until somebody decides. */
const withheld: Omit<GameInFull, Public> = {
  message: null,
  slots: [],
  slotsBy: null,
  proposedPlace: null,
  expiresAt: null,
  playBy: null,
  confirmBy: null,
  submittedBy: null,
  mayResubmit: false,
  wasResubmitted: false,
  abandonedScore: null,
  abandonedBy: null,
  notes: null,
  imageUrl: null,
  log: [],
}
const { log: _, ...withheldOfCard } = withheld

/** The game, a card or in full, as this reader may know it. Every answer that carries one goes through here. */
export function asSeenBy<Shown extends Game>(game: Shown, reader: Actor | null): Shown {
  if (seesInside(reader, { inviterId: game.a.id, inviteeId: game.b.id })) return game
  return { ...game, ...('log' in game ? withheld : withheldOfCard) }
}

/** What may be read of a card wherever it is shown, printed or kept. */
type PublicCard = Pick<Game, Extract<Public, keyof Game>>

/** What somebody wrote beside a result. */
interface Note {
  text: string | null
  writerId: number | null
}

/**
 * A game as its player takes it along in their own data: what everybody reads, the proposed times, and of all words only their own.
 * @param notes those of the result, and of one that was disputed
 */
export function asTakenAlong(
  game: PublicCard & Pick<Game, 'slots' | 'message'>,
  notes: readonly Note[],
  userId: number,
): OwnGame {
  const { id, status, kind, isRecorded, league, season, format, a, winnerId } = game
  const { slots, agreedAt, place, createdAt, completedAt, score, scoreDetails } = game
  const iInvited = a.id === userId
  return {
    ...{ id, status, kind, isRecorded, league, season, format, iInvited },
    ...{ slots, agreedAt, place, createdAt, completedAt, score, scoreDetails },
    opponent: { id: opponentOf(game, userId).id, name: nameOf(opponentOf(game, userId)) },
    ownMessage: iInvited ? game.message : null,
    isWon: winnerId === null ? null : winnerId === userId,
    ownNotes: notes.find(({ writerId }) => writerId === userId)?.text ?? null,
  }
}

/** Of these, games with an agreed time stand in the calendars of the two. */
export const calendarStatuses = [
  'ACCEPTED',
  'PENDING_CONFIRMATION',
  'DISPUTED',
  'COMPLETED',
] as const satisfies GameStatus[]

/** A game as a calendar of one of its players has it. */
export interface CalendarGame {
  id: number
  version: number
  startsAt: Date
  opponent: string
  league: string
  isFriendly: boolean
  place: string | null
  /** Of a completed game. */
  score: string | null
  /** When a completed game was played, which may be another time than the agreed one. */
  playedAt: Date | null
  isWon: boolean
}

/**
 * What others' calendars may keep for a player: nothing but what everybody reads, and a result only once it stands.
 * @returns nothing for a game without an agreed time
 */
export function asInCalendar(game: PublicCard, userId: number): CalendarGame | undefined {
  const { id, version, agreedAt, place, kind, completedAt } = game
  if (agreedAt === null) return undefined
  const isCompleted = game.status === 'COMPLETED'
  return {
    ...{ id, version, place },
    startsAt: new Date(agreedAt),
    opponent: nameOf(opponentOf(game, userId)),
    league: game.league.name,
    isFriendly: kind === 'FRIENDLY',
    score: isCompleted ? game.score : null,
    playedAt: isCompleted && completedAt !== null ? new Date(completedAt) : null,
    isWon: game.winnerId === userId,
  }
}

const opponentOf = ({ a, b }: Pick<Game, 'a' | 'b'>, userId: number) => (a.id === userId ? b : a)
const nameOf = (player: GamePlayer) => fullName(player) ?? ''
