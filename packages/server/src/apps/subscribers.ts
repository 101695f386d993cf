import { endAllSessions } from '../domains/auth/end-session.ts'
import { forgetDevices } from '../domains/auth/forget-devices.ts'
import { forgetPosts } from '../domains/blog/delete-posts.ts'
import { endFeed } from '../domains/calendar/feed.ts'
import { forgetPicturesOfEvents, forgetRegistrations, leaveEvents } from '../domains/events/depart.ts'
import { forgetAnswerPictures } from '../domains/faq/forget-pictures.ts'
import { forgetWords } from '../domains/games/forget-words.ts'
import { keepPairsAndDays } from '../domains/games/kept/game-days.ts'
import { cancelOpenGames } from '../domains/games/moves/cancel-game.ts'
import { countMembers } from '../domains/leagues/count-members.ts'
import { leaveAllLeagues } from '../domains/leagues/leave-league.ts'
import { renameMember } from '../domains/leagues/member-names.ts'
import { closeSeason } from '../domains/leagues/table/close-season.ts'
import { followGames } from '../domains/leagues/table/follow-games.ts'
import {
  followCategory,
  followEnded,
  followName,
  followRatings,
  followStarted,
} from '../domains/leagues/table/follow-members.ts'
import { followMembers } from '../domains/ratings/keep-rated-players.ts'
import { forgetEntry, keepEntry } from '../domains/search/entries.ts'
import { drawCompleted } from '../domains/sharing/draw-after-game.ts'
import {
  keepChanged,
  keepEnded,
  keepLeagueDeleted,
  keepRatings,
  keepReplayed,
  keepStarted,
} from '../domains/stats/totals/keep-members.ts'
import { keepTotals } from '../domains/stats/totals/keep-totals.ts'
import { followDispute } from '../domains/tickets/follow-disputes.ts'
import { forgetTickets } from '../domains/tickets/forget-tickets.ts'
import { forgetUploads } from '../domains/uploads/forget-uploads.ts'
import { fetchPhotoJob } from '../domains/users/fetch-photo.ts'
import type { Subscribers } from '../platform/events/emit.ts'

/**
 * Who follows what: in the same transaction and in this order, by a job after it, and right away on every node. What is kept of
 * answers follows each event by itself (`staleTags`).
 */
export const subscribers: Subscribers = {
  'game.moved': { inTransaction: [followDispute, drawCompleted], notify: true },
  'games.counted': {
    inTransaction: [
      keepTotals,
      keepRatings,
      followGames,
      keepPairsAndDays, // last: it locks rows that games of other leagues wait for
    ],
  },
  'rating.moved': {
    inTransaction: [
      keepReplayed,
      // where two ratings moved by a game, the table follows with that game
      async (db, { leagueId, replayedIds: playerIds }) => playerIds && followRatings(db, { leagueId, playerIds }),
    ],
  },

  'membership.started': {
    inTransaction: [
      (db, { leagueId, members }) => countMembers(db, leagueId, members.length),
      followStarted,
      (db, { leagueId, members }, now) =>
        followMembers(
          db,
          leagueId,
          members.map(({ personId }) => personId),
          now,
        ),
      keepStarted,
    ],
  },
  'membership.changed': {
    inTransaction: [
      followCategory,
      (db, { leagueId, personId }, now) => followMembers(db, leagueId, [personId], now),
      keepChanged,
    ],
  },
  'membership.ended': {
    inTransaction: [
      async (db, { personId: userId, leagueId, actorId, reason }, now) => {
        if (reason === 'ACCOUNT_DELETED') return // which cancels what is open in all leagues, in one order
        const why = reason === 'LEFT' ? 'LEFT_LEAGUE' : 'REMOVED_FROM_LEAGUE'
        await cancelOpenGames(db, { userId, leagueId, actorId }, why, now)
      },
      (db, { leagueId }) => countMembers(db, leagueId, -1), // after the games: their rows are locked before the league's
      keepEnded,
      followEnded,
    ],
  },
  'league.changed': { inTransaction: [(db, { leagueId }) => keepEntry(db, 'league', leagueId)] },
  'league.deleted': { inTransaction: [keepLeagueDeleted, (db, { leagueId }) => forgetEntry(db, 'league', leagueId)] },
  'season.finished': { inTransaction: [closeSeason] },

  'people.added': {},
  'person.changed': { inTransaction: [renameMember, followName], notify: true },

  'person.blocked': {
    inTransaction: [
      (db, { personId }, now) => endAllSessions(db, personId, now),
      (db, { personId: userId, actorId }, now) => cancelOpenGames(db, { userId, actorId }, 'BLOCKED', now),
      (db, { personId, actorId }, now) => leaveEvents(db, personId, actorId, now),
    ],
    notify: true,
  },
  'person.deleted': {
    inTransaction: [
      (db, { personId }) => forgetWords(db, personId), // before the last reason is written
      (db, { personId }, now) => leaveAllLeagues(db, personId, now), // before the games, so that no new one comes
      (db, { personId }, now) => cancelOpenGames(db, { userId: personId, actorId: personId }, 'ACCOUNT_DELETED', now),
      (db, { personId }, now) => forgetTickets(db, personId, now),
      (db, { personId }, now) => forgetRegistrations(db, personId, now),
      (db, { personId }, now) => forgetPosts(db, personId, now), // before the pictures that they show, as the next
      (db, { personId }, now) => forgetPicturesOfEvents(db, personId, now),
      (db, { personId }, now) => forgetAnswerPictures(db, personId, now),
      (db, { personId }) => forgetUploads(db, personId),
      (db, { personId }) => endFeed(db, personId),
      (db, { personId }, now) => forgetDevices(db, personId, now),
    ],
    notify: true,
  },
  'person.photo-changed': { jobs: [fetchPhotoJob] },

  'post.published': {},
  'post.changed': {},
  'post.hidden': {},
  'post.deleted': {},

  'ticket.moved': { notify: true },
  'event.published': { inTransaction: [(db, { eventId }) => keepEntry(db, 'event', eventId)] },
  'event.changed': { inTransaction: [(db, { eventId }) => keepEntry(db, 'event', eventId)] },
  'event.cancelled': {},
  'event.registration-moved': { notify: true },
  'faq.changed': { inTransaction: [(db, { entryId }) => keepEntry(db, 'faq', entryId)] },

  'session.ended': { notify: true },
}
