import { createHash } from 'node:crypto'
import { HOUR, SECOND } from '@matchbol/core/shared/durations'
import { Refusal } from '@matchbol/core/shared/refusal'
import { sql } from 'kysely'
import { type Db, inTransaction } from '../db/client.ts'
import type { Route } from './serve.ts'

/** Hours for which a key answers with what it answered first. */
export const IDEMPOTENCY_HOURS = 24

/** Of these, the answers kept for one person take no more of the disk; people who write all day stay far below. */
export const KEPT_MEGABYTES = 10
const MOST_KEPT_BYTES = KEPT_MEGABYTES * 1024 * 1024
/** What a key takes beside its answer. */
const KEY_BYTES = 400

/** Whether a call is done once, however often it is sent with the same Idempotency-Key. */
export const heedsKey = ({ method, endpoint }: Pick<Route, 'method' | 'endpoint'>) =>
  method === 'POST' && !endpoint.isSecret && !endpoint.storesNothing

/** A request that may come again. */
export interface Repeated {
  userId: number
  key: string
  content: string
}

/**
 * Runs `work` once per person, key and request: a repetition gets the first answer, also when it comes while the first
 * is still running (it waits on the row), because key, work and answer are one transaction. A refusal undoes all three, but
 * for one: what a passed deadline did before somebody came too late stays done.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED when the key came with another request, RATE_LIMIT when a new one comes and what is kept for
 * the person has no room
 */
export async function once<T>(db: Db, request: Repeated, now: Date, work: (db: Db) => Promise<T>): Promise<T> {
  const outcome = await inTransaction(db, async (db): Promise<{ answer: T } | { tooLate: Refusal }> => {
    const mine = { user_id: request.userId, key: request.key }
    if (!(await claim(db, request, now))) {
      const earlier = await earlierAnswer(db, request)
      if (!earlier) throw new Refusal('RATE_LIMIT', { limit: IDEMPOTENCY_HOURS * (HOUR / SECOND) })
      return { answer: earlier as T }
    }
    try {
      const answer = await work(db)
      await answerRow(db, mine)
        .set({ answer: JSON.stringify(answer) })
        .execute()
      return { answer }
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'DEADLINE_PASSED')) throw error
      await db.deleteFrom('idempotency_keys').where('user_id', '=', mine.user_id).where('key', '=', mine.key).execute()
      return { tooLate: error }
    }
  })
  if ('tooLate' in outcome) throw outcome.tooLate
  return outcome.answer
}

/** Makes the key's row, where there is none and the person has room for one. @returns whether it did */
async function claim(db: Db, request: Repeated, now: Date): Promise<boolean> {
  const row = sql`${request.userId}::integer, ${request.key}::text, ${hashOf(request)}::text, ${now}::timestamptz`
  const keptBytes = sql`
    select coalesce(sum(coalesce(pg_column_size(answer), 0) + ${KEY_BYTES}::integer), 0) from idempotency_keys
    where user_id = ${request.userId}`
  const { rows } = await sql`
    insert into idempotency_keys (user_id, key, request_hash, at)
    select ${row} where (${keptBytes}) < ${MOST_KEPT_BYTES}::integer
    on conflict do nothing returning key`.execute(db)
  return rows.length > 0
}

/** What a request was answered that came before; undefined where it is the first. @throws Refusal IDEMPOTENCY_KEY_REUSED */
export async function earlierAnswer(db: Db, request: Repeated): Promise<object | undefined> {
  const first = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', request.userId)
    .where('key', '=', request.key)
    .executeTakeFirst()
  if (first && first.request_hash !== hashOf(request)) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
  return first ? Object(first.answer) : undefined
}

const hashOf = ({ content }: Repeated) => createHash('sha256').update(content).digest('hex')

const answerRow = (db: Db, mine: { user_id: number; key: string }) =>
  db.updateTable('idempotency_keys').where('user_id', '=', mine.user_id).where('key', '=', mine.key)

/** A key answers for a day. */
export const forgetIdempotencyKeys = (db: Db, now: Date) =>
  db
    .deleteFrom('idempotency_keys')
    .where('at', '<', new Date(now.getTime() - IDEMPOTENCY_HOURS * HOUR))
    .execute()

/** Drops a deleted person's idempotency keys, and those of others whose kept answer names the person. */
export async function forgetAnswers(db: Db, userId: number) {
  const names = '$.** ? (@.id == $id && exists(@.firstName))'
  await db
    .deleteFrom('idempotency_keys')
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        sql<boolean>`jsonb_path_exists(answer, ${names}::jsonpath, jsonb_build_object('id', ${userId}::int))`,
      ]),
    )
    .execute()
}
