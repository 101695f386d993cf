import type { EventOf, EventType } from '@matchbol/core/domain-event'
import { staleTags } from '@matchbol/core/stale-tags'
import { sql } from 'kysely'
import { bindFollowers, type Db, happens } from '../db/client.ts'
import { enqueue, type Job } from '../jobs/enqueue.ts'
import { EVENT_CHANNEL, type Notice, nodeOf, noticesOf } from './node.ts'

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
  await happens(db, event, now)
}

/**
 * Done once for a database that was opened, by whoever composes the product: no verb can forget who follows. What is kept of
 * answers is told to be out of date: to this node before the verb returns, to the others by the commit.
 */
export const bindSubscribers = (db: Db, subscribers: Subscribers) =>
  bindFollowers(db, {
    onEvent: async (db, event, now) => {
      const { inTransaction = [], jobs = [] } = subscribers[event.type]
      for (const follow of inTransaction) await follow(db, event, now)
      for (const job of jobs) await enqueue(db, job, event)
    },
    beforeCommit: async (inner, events) => {
      const node = nodeOf(db)
      const heard = events.filter(({ type }) => subscribers[type].notify)
      const notices = noticesOf(node, heard, staleTags(events))
      if (notices.length === 0) return () => {}
      await notify(inner, notices)
      return () => {
        for (const listen of node.listeners) listen(notices)
      }
    },
  })

/**
 * Says inside a transaction that all that nodes keep is out of date: what it was made from is put right, and no verb did it. Every node
 * hears of it by the commit, this one too.
 */
export const dropAllKept = (db: Db) => notify(db, noticesOf(nodeOf(db), [], ['*']))

async function notify(db: Db, notices: readonly Notice[]) {
  const payloads = notices.map((notice) => JSON.stringify(notice))
  await sql`select pg_notify(${EVENT_CHANNEL}, notice) from unnest(${payloads}::text[]) notice`.execute(db)
}
