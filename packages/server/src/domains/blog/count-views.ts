import { createHash, randomBytes } from 'node:crypto'
import { kyivDate } from '@matchbol/core/shared/kyiv-time'
import { Refusal } from '@matchbol/core/shared/refusal'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { budgetKey } from '../../platform/http/rate-limit.ts'

/** So many readers of an article an address can be in a day. */
const MOST_OF_AN_ADDRESS = 5

/** As a request shows itself: nothing else of a reader is known. */
interface Reader {
  /** User agent. */
  name: string
  address: string
}

/**
 * Counts a reader of a public article, once a day in Kyiv. User agents fall into a few groups, so that an address, or a network of IPv6,
 * counts so many times at most whatever it calls itself. Who was counted is kept until the day is over, as a hash with a salt of that
 * day: nobody can tell whose it was, nor whether two of different days are one person's.
 * @throws Refusal NOT_FOUND for what is not public
 */
export async function countView(
  db: Db,
  postId: number,
  { name, address }: Reader,
  now: Date,
): Promise<{ views: number }> {
  const day = kyivDate(now)
  const reader = createHash('sha256')
    .update(`${await saltOf(db, day)}\n${budgetKey(address)}\n${groupOf(name)}`)
    .digest('base64url')
  const { rows } = await sql<{ views: number }>`
    with counted as (
      insert into post_readers (day, post_id, reader)
      select ${day}::date, id, ${reader} from posts where id = ${postId} and status = 'PUBLISHED'
      on conflict do nothing returning post_id
    ), counter as (
      insert into post_views (post_id, views) select post_id, 1 from counted
      on conflict (post_id) do update set views = post_views.views + 1 returning views
    )
    select coalesce((select views from counter), views, 0) as views
    from posts left join post_views on post_views.post_id = posts.id
    where posts.id = ${postId} and status = 'PUBLISHED'`.execute(db)
  const [counted] = rows
  if (!counted) throw new Refusal('NOT_FOUND')
  return counted
}

const groupOf = (agent: string) => createHash('sha256').update(agent).digest().readUInt32BE() % MOST_OF_AN_ADDRESS

/** Of chance, the same on all nodes. */
async function saltOf(db: Db, day: string): Promise<string> {
  const { rows } = await sql<{ salt: string }>`
    insert into reading_days (day, salt) values (${day}::date, ${randomBytes(32).toString('base64url')})
    on conflict (day) do update set day = excluded.day returning salt`.execute(db)
  return rows[0]?.salt ?? ''
}

/** Forgets whom earlier days have counted, and their salts. */
export async function forgetReaders(db: Db, now: Date) {
  const today = kyivDate(now)
  await db.deleteFrom('reading_days').where('day', '<', today).execute()
  await db.deleteFrom('post_readers').where('day', '<', today).execute()
}
