import type { OwnData } from '@matchbol/core/overview/own-data'
import { Refusal } from '@matchbol/core/shared/refusal'
import { sql } from 'kysely'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { readRatings } from '../ratings/read-ratings.ts'
import { accountOf } from '../users/account-row.ts'
import { exportGames, exportMoves, exportRatingHistory } from './export-own-games.ts'
import { exportTickets } from './export-own-tickets.ts'

/** Everything that the site keeps about a person, as of one moment. @throws Refusal NOT_FOUND */
export const exportOwnData = (db: Db, userId: number, site: string, now: Date): Promise<OwnData> =>
  inTransaction(db, async (db) => {
    const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
    if (!row) throw new Refusal('NOT_FOUND')
    return {
      site,
      madeAt: now.toISOString(),
      account: {
        ...accountOf(row),
        firstNameEdited: row.first_name_edited,
        lastNameEdited: row.last_name_edited,
        isDemoted: row.is_demoted,
        photoSource: row.photo_source,
      },
      uploads: await exportUploads(db, userId),
      calendar: await exportCalendar(db, userId),
      ...(await exportDevices(db, userId)),
      memberships: await exportMemberships(db, userId),
      seasons: await exportSeasons(db, userId),
      ratings: await readRatings(db, userId),
      ratingHistory: await exportRatingHistory(db, userId),
      games: await exportGames(db, userId),
      moves: await exportMoves(db, userId),
      posts: await exportPosts(db, userId),
      ...(await exportTickets(db, userId)),
      registrations: await exportRegistrations(db, userId),
      audit: await exportAudit(db, userId),
    }
  })

async function exportUploads(db: Db, userId: number): Promise<OwnData['uploads']> {
  const rows = await db
    .selectFrom('uploads')
    .select(['url', 'made_at', sql<number>`octet_length(bytes)`.as('size')])
    .where('owner_id', '=', userId)
    .orderBy('made_at')
    .execute()
  return rows.map(({ url, size, made_at }) => ({ url, bytes: size, madeAt: made_at.toISOString() }))
}

async function exportCalendar(db: Db, userId: number): Promise<OwnData['calendar']> {
  const feed = await db.selectFrom('calendar_feeds').select('made_at').where('user_id', '=', userId).executeTakeFirst()
  return feed ? { madeAt: feed.made_at.toISOString() } : null
}

async function exportDevices(db: Db, userId: number): Promise<Pick<OwnData, 'sessions' | 'signIns' | 'requests'>> {
  const sessions = await db.selectFrom('sessions').selectAll().where('user_id', '=', userId).orderBy('id').execute()
  const signIns = await db
    .selectFrom('used_logins')
    .innerJoin('sessions', 'sessions.id', 'used_logins.session_id')
    .select(['used_at', 'used_logins.device'])
    .where('user_id', '=', userId)
    .orderBy('used_at')
    .execute()
  const keys = await db
    .selectFrom('idempotency_keys')
    .select(['key', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute()
  return {
    sessions: sessions.map((row) => ({
      device: row.device,
      startedAt: row.started_at.toISOString(),
      lastUsedAt: row.refreshed_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
    })),
    signIns: signIns.map(({ used_at, device }) => ({ at: used_at.toISOString(), device })),
    requests: keys.map(({ key, at }) => ({ key, at: at.toISOString() })),
  }
}

async function exportSeasons(db: Db, userId: number): Promise<OwnData['seasons']> {
  const rows = await db
    .selectFrom('season_players')
    .innerJoin('seasons', 'seasons.id', 'season_players.season_id')
    .innerJoin('leagues', 'leagues.id', 'seasons.league_id')
    .leftJoin('categories', 'categories.id', 'season_players.category_id')
    .select(['seasons.league_id', 'leagues.name as league', 'season_id', 'seasons.name as season'])
    .select(['categories.id as category_id', 'categories.name as category', 'rating'])
    .where('player_id', '=', userId)
    .orderBy('season_id')
    .execute()
  return rows.map((row) => ({
    league: { id: row.league_id, name: row.league },
    season: { id: row.season_id, name: row.season },
    category: row.category_id === null ? null : { id: row.category_id, name: row.category ?? '' },
    rating: row.rating,
  }))
}

async function exportMemberships(db: Db, userId: number): Promise<OwnData['memberships']> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('leagues', 'leagues.id', 'memberships.league_id')
    .leftJoin('categories', 'categories.id', 'memberships.category_id')
    .select([
      'memberships.league_id',
      'leagues.name as league',
      'memberships.category_id',
      'categories.name as category',
    ])
    .select(['memberships.status', 'joined_at', 'left_at'])
    .where('user_id', '=', userId)
    .orderBy('joined_at')
    .execute()
  return rows.map((row) => ({
    league: { id: row.league_id, name: row.league },
    category: row.category_id === null ? null : { id: row.category_id, name: row.category ?? '' },
    status: row.status,
    joinedAt: row.joined_at.toISOString(),
    leftAt: row.left_at?.toISOString() ?? null,
  }))
}

async function exportPosts(db: Db, userId: number): Promise<OwnData['posts']> {
  const rows = await db
    .selectFrom('posts')
    .leftJoin('post_views', 'post_views.post_id', 'posts.id')
    .select(['id', 'status', 'slug', 'title', 'excerpt', 'body', 'cover_image', 'tags', 'review_note', 'views'])
    .select(['created_at', 'updated_at', 'published_at'])
    .where('author_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ slug, cover_image, review_note, views, created_at, updated_at, published_at, ...row }) => ({
    ...row,
    address: `/blog/${slug}`,
    coverImage: cover_image,
    reviewNote: review_note,
    views: views ?? 0,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
    publishedAt: published_at?.toISOString() ?? null,
  }))
}

async function exportRegistrations(db: Db, userId: number): Promise<OwnData['registrations']> {
  const rows = await db
    .selectFrom('event_registrations')
    .innerJoin('events', 'events.id', 'event_registrations.event_id')
    .select(['event_id', 'title', 'starts_at', 'event_registrations.status', 'registered_at', 'moved_up_at'])
    .where('user_id', '=', userId)
    .orderBy('event_registrations.id')
    .execute()
  return rows.map((row) => ({
    event: { id: row.event_id, title: row.title, startsAt: row.starts_at.toISOString() },
    status: row.status,
    at: row.registered_at.toISOString(),
    movedUpAt: row.moved_up_at?.toISOString() ?? null,
  }))
}

/** Of others' deeds only that they were done: who did them is not this person's to know. */
async function exportAudit(db: Db, userId: number): Promise<OwnData['audit']> {
  const rows = await db
    .selectFrom('audit')
    .select(['at', 'action', 'actor_id', 'details'])
    .where((eb) => eb.or([eb('actor_id', '=', userId), eb(sql`details->>'userId'`, '=', String(userId))]))
    .orderBy('id')
    .execute()
  return rows.map(({ at, action, actor_id, details }) => ({
    at: at.toISOString(),
    action,
    byMe: actor_id === userId,
    details,
  }))
}
