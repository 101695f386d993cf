import type { EventOf, EventType } from '@matchbol/core/domain-event'
import { sql } from 'kysely'
import { bindOnEvent, type Db, onEventOf } from '../db/client.ts'
import { enqueue, type Job } from '../jobs/enqueue.ts'

/** The channel on which every node hears of what happened on any. */
export const EVENT_CHANNEL = 'events'

/** The three ways to follow an event. */
interface Following<E extends object> {
  /** In the same transaction, one after the other: what must hold with it. One that throws rolls all of it back. */
  inTransaction?: readonly ((db: Db, event: E, now: Date) => Promise<unknown>)[]
  /** After it, for certain: each gets the event as its data, exists if the transaction commits, and runs at least once. */
  jobs?: readonly Job<E>[]
  /** After it, right away on every node that listens; who is not there misses it. */
  notify?: true
}

/** Who follows which event: a row for each. */
export type Subscribers = { readonly [Type in EventType]: Following<EventOf<Type>> }

/**
 * Says inside a verb's transaction that something happens: it has happened, with all that follows, when that commits.
 * @param now the time of the verb, for those that follow
 * @throws Error outside of a transaction and where the database's subscribers were never bound; what a subscriber throws
 */
export async function emit<Type extends EventType>(db: Db, event: EventOf<Type>, now: Date): Promise<void> {
  if (!db.isTransaction) throw new Error(`${event.type} was emitted outside of a transaction`)
  await onEventOf(db)(db, event, now)
}

/** Done once for a database that was opened, by whoever composes the product: no verb can forget who follows. */
export const bindSubscribers = (db: Db, subscribers: Subscribers) =>
  bindOnEvent(db, async (db, event, now) => {
    const { inTransaction = [], jobs = [], notify } = subscribers[event.type]
    for (const follow of inTransaction) await follow(db, event, now)
    for (const job of jobs) await enqueue(db, job, event)
    if (notify) await sql`select pg_notify(${EVENT_CHANNEL}, ${JSON.stringify(event)})`.execute(db)
  })
