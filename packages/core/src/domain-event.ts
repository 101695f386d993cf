import type { CountedChange } from './games/completed-game.ts'
import type { Move } from './games/game-log.ts'
import type { GameStatus } from './games/game-shapes.ts'

/** Why a membership ended: by the player's own hand, by an administrator's, or with the account. */
export type EndOfMembership = 'LEFT' | 'REMOVED' | 'ACCOUNT_DELETED'

/**
 * Something that has happened, in ids and codes, never in sentences: it travels to other nodes and waits in the job queue, where
 * names would grow stale and outlive a deletion. Who follows is listed in the server's `apps/subscribers.ts`.
 */
export type DomainEvent =
  | {
      type: 'game.moved'
      gameId: number
      leagueId: number
      /** The two players, the inviter first. */
      playerIds: [number, number]
      /** `null` for a scheduled job and the command line. */
      actorId: number | null
      move: Move
      status: GameStatus
      version: number
    }
  /** Completed games of one league begin to count, count otherwise, or no longer: what projections are kept right by. */
  | { type: 'games.counted'; leagueId: number; changes: readonly CountedChange[] }
  /** Of one game's two players, or of the whole league where a correction was followed through it. */
  | { type: 'rating.moved'; leagueId: number; playerIds: [number, number] | null }
  | { type: 'membership.started'; personId: number; leagueId: number }
  | { type: 'membership.ended'; personId: number; leagueId: number; actorId: number; reason: EndOfMembership }
  | { type: 'season.finished'; leagueId: number; seasonId: number; nextSeasonId: number; actorId: number | null }
  | { type: 'person.blocked'; personId: number; actorId: number }
  | { type: 'person.deleted'; personId: number }
  /** Telegram tells of a photo that we have not tried to fetch yet. */
  | { type: 'person.photo-changed'; personId: number }
  /** One session of a person, or all of them. */
  | { type: 'session.ended'; personId: number }

export type EventType = DomainEvent['type']
export type EventOf<Type extends EventType> = Extract<DomainEvent, { type: Type }> & { type: Type }
