import { checkString } from '@matchbol/core/auth/telegram-login'
import { Refusal } from '@matchbol/core/shared/refusal'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { loginHash } from './login-hash.ts'

/** As many as one looks through: the demo's own people. */
const MOST_PEOPLE = 26

const namesInOrder = sql<string | null>`
  string_agg(leagues.name || coalesce(' · ' || categories.name, ''), '; ' order by leagues.id)`

/** People one may try the site as: players first, each with the leagues they play in, then administrators. */
export async function listDemoPeople(db: Db) {
  const rows = await db
    .selectFrom('users')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('memberships')
          .innerJoin('leagues', 'leagues.id', 'memberships.league_id')
          .leftJoin('categories', 'categories.id', 'memberships.category_id')
          .whereRef('memberships.user_id', '=', 'users.id')
          .where('memberships.status', '=', 'ACTIVE')
          .where('leagues.is_active', '=', true)
          .select(namesInOrder.as('leagues'))
          .as('playing'),
      (join) => join.onTrue(),
    )
    .where('users.telegram_id', 'is not', null)
    .where('users.status', '=', 'ACTIVE')
    .select(['users.id', 'first_name', 'last_name', 'photo_url', 'role', 'playing.leagues'])
    .orderBy('role', 'desc')
    .orderBy('users.id')
    .limit(MOST_PEOPLE)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    photoUrl: row.photo_url,
    role: row.role,
    description: descriptionOf(row),
  }))
}

function descriptionOf({ role, leagues }: { role: string; leagues: string | null }): string {
  if (role !== 'ADMIN') return leagues ?? 'ще без ліги'
  return leagues ? `Адміністратор клубу; ${leagues}` : 'Адміністратор клубу'
}

/**
 * The payload that Telegram's widget would give for this person. Each is a second later than the person's one before, so
 * that no payload is the same as one already used.
 */
export function createDemoSigner(botToken: string) {
  const lastSeconds = new Map<number, number>()
  return async (db: Db, userId: number, now: Date) => {
    const user = await db
      .selectFrom('users')
      .where('id', '=', userId)
      .where('telegram_id', 'is not', null)
      .select(['telegram_id', 'first_name', 'last_name', 'username'])
      .executeTakeFirst()
    if (!user) throw new Refusal('NOT_FOUND')
    const second = freshSecond(lastSeconds.get(userId) ?? 0, now)
    lastSeconds.set(userId, second)
    const fields = {
      id: Number(user.telegram_id),
      first_name: user.first_name,
      ...(user.last_name && { last_name: user.last_name }),
      ...(user.username && { username: user.username }),
      auth_date: second,
    }
    return { ...fields, hash: loginHash(checkString(fields), botToken) }
  }
}

/** Several calls in one second run ahead of the clock, by less than the login's tolerance at any pace a person clicks. */
const freshSecond = (last: number, now: Date) => {
  const second = Math.floor(now.getTime() / 1000)
  return second > last ? second : last + 1
}
