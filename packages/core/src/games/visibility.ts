import type { Game, GameInFull, GameStatus } from './game-shapes.ts'
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
  | ('steps' | 'seasonPoints' | 'meetings' | 'rematchFrom')

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

/** The game, a card or in full, as this reader may know it. Every answer that carries one goes through here. */
export function asSeenBy<Shown extends Game>(game: Shown, reader: Actor | null): Shown {
  if (seesInside(reader, { inviterId: game.a.id, inviteeId: game.b.id })) return game
  const fields = Object.entries(game).map(([name, value]) => [
    name,
    name in withheld ? withheld[name as Withheld] : value,
  ])
  return Object.fromEntries(fields) as Shown
}
type Withheld = keyof typeof withheld
