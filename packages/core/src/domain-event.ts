import type { RegistrationStatus } from './events/event-shapes.ts'
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
  /** Of the players of games that `games.counted` is about to tell of, or of the whole league where a correction was followed through it. */
  | {
      type: 'rating.moved'
      leagueId: number
      playerIds: readonly number[] | null
      /** Whose games were replayed: nobody else's rating is another. */
      replayedIds?: readonly number[]
    }
  /** People become active members of a league, each in their category. */
  | {
      type: 'membership.started'
      leagueId: number
      members: readonly { personId: number; categoryId: number | null }[]
    }
  /** An active member's category becomes another. */
  | { type: 'membership.changed'; personId: number; leagueId: number; before: number | null; after: number | null }
  | {
      type: 'membership.ended'
      personId: number
      leagueId: number
      /** The one they were in. */
      categoryId: number | null
      actorId: number
      reason: EndOfMembership
    }
  /** A league is founded, edited or deleted, or one of its categories or seasons is: what it says of itself. */
  | { type: 'league.changed'; leagueId: number }
  /** A league in which no game was ever begun is about to be deleted, its memberships with it. */
  | { type: 'league.deleted'; leagueId: number }
  | { type: 'season.finished'; leagueId: number; seasonId: number; nextSeasonId: number; actorId: number | null }
  /** Accounts begin: by a first sign-in, or by an import of names. */
  | { type: 'people.added'; personIds: readonly number[] }
  /** What others may see of a person; `isNamed`: the name too, by which lists are searched and ordered. */
  | { type: 'person.changed'; personId: number; isNamed: boolean }
  | { type: 'person.blocked'; personId: number; actorId: number }
  | { type: 'person.deleted'; personId: number }
  /** Telegram tells of a photo that we have not tried to fetch yet. */
  | { type: 'person.photo-changed'; personId: number }
  /** An article becomes public, for the first time or again. */
  | { type: 'post.published'; postId: number; authorId: number }
  /** What is read of a public article changes; `isListedAnew`: the tags too, under which it is listed. */
  | { type: 'post.changed'; postId: number; isListedAnew: boolean }
  /** An article is no longer public: it is hidden, or goes back to the review. */
  | { type: 'post.hidden'; postId: number }
  /** An article that may have been public is gone. */
  | { type: 'post.deleted'; postId: number }
  /**
   * A ticket is opened, moved, or somebody writes in it; `isForAuthor`: what its author sees changes. `authorId` is null for a guest's,
   * `actorId` for a guest and for what happens by itself.
   */
  | { type: 'ticket.moved'; ticketId: number; authorId: number | null; actorId: number | null; isForAuthor: boolean }
  /** An event that people register for becomes public, for the first time or again. */
  | { type: 'event.published'; eventId: number }
  /** What is read of a public one changes; `isMoved`: its times too, by which it is listed. */
  | { type: 'event.changed'; eventId: number; isMoved: boolean }
  | { type: 'event.cancelled'; eventId: number }
  /** Somebody registers, waits, moves up or leaves; `actorId`: null where a place that became free moves them up. */
  | {
      type: 'event.registration-moved'
      eventId: number
      personId: number
      status: RegistrationStatus
      actorId: number | null
    }
  /** An entry of the FAQ is added, edited, put elsewhere or deleted. */
  | { type: 'faq.changed'; entryId: number }
  /** One session of a person, or all of them. */
  | { type: 'session.ended'; personId: number }

export type EventType = DomainEvent['type']
export type EventOf<Type extends EventType> = Extract<DomainEvent, { type: Type }> & { type: Type }
