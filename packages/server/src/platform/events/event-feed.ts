import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Logger } from 'pino'
import type { Database } from '../db/client.ts'
import { EVENT_CHANNEL, type EventFeed, type EventListener, type Notice, nodeOf } from './node.ts'

/** So often it is asked whether the connection still is one: what is kept of answers stays so long, at most, behind a silent one. */
const PING_MS = 5_000
const PING_TIMEOUT_MS = 5_000
const CONNECT_TIMEOUT_MS = 5_000
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 10_000

/**
 * Listens for the events that are followed by `notify`. On PostgreSQL by a connection of its own: when that is lost, its
 * listeners are told, and told again once it is back, because what happened in between is not told any more.
 * @throws Error when the first connection cannot be made
 */
export async function openEventFeed({ db, engine }: Database, log: Logger): Promise<EventFeed> {
  const listeners = new Set<EventListener>()
  const node = nodeOf(db)
  const once = eachOnce(node.name)
  let isListening = true
  const drop = (notices: readonly Notice[]) => {
    const tags = notices.filter(once.isNew).flatMap((notice) => notice.tags)
    if (tags.length > 0) for (const { onStale } of listeners) guarded(() => onStale?.(tags), log)
  }
  const tell: Tell = {
    notice: (payload) => {
      const notice: Notice = JSON.parse(payload ?? '')
      drop([notice])
      for (const event of notice.events) for (const { onEvent } of listeners) guarded(() => onEvent?.(event), log)
    },
    gap: (isOver) => {
      isListening = isOver
      once.forget()
      for (const { onGap } of listeners) guarded(onGap, log)
    },
  }
  node.listeners.add(drop)
  const hangUp =
    engine.kind === 'embedded'
      ? await engine.pglite.listen(EVENT_CHANNEL, tell.notice)
      : await listenForever(engine.directUrl, tell, log)
  const feed: EventFeed = {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isListening: () => isListening,
    close: async () => {
      isListening = false
      node.listeners.delete(drop)
      if (node.feed === feed) node.feed = undefined
      await hangUp()
    },
  }
  node.feed ??= feed
  return feed
}

/**
 * A node's own notices come twice, by its commit and by the channel, in either order; the second time is no news. One whose
 * commit failed under way comes by the channel only, if at all.
 */
function eachOnce(self: string) {
  const seen = new Set<number>()
  return {
    isNew: ({ node, number }: Notice) => {
      if (node !== self) return true
      if (seen.delete(number)) return false
      seen.add(number)
      return true
    },
    forget: () => seen.clear(),
  }
}

/** One listener's defect is not the next one's. */
function guarded(work: () => void, log: Logger) {
  try {
    work()
  } catch (error) {
    log.error({ err: error }, 'an event listener failed')
  }
}

interface Tell {
  notice(payload: string | undefined): void
  /** Begins, or is over. */
  gap(isOver: boolean): void
}

/** @returns a function that hangs up */
async function listenForever(connectionString: string, tell: Tell, log: Logger) {
  let line = await connect(connectionString, tell.notice)
  const stop = new AbortController()
  const keep = async () => {
    for (;;) {
      const error = await line.lost
      if (stop.signal.aborted) return
      log.warn({ err: error }, 'the event listener lost its connection')
      tell.gap(false)
      const again = await reconnect(connectionString, tell.notice, stop.signal)
      if (!again) return
      line = again
      log.info('the event listener is connected again')
      tell.gap(true)
    }
  }
  const kept = keep()
  return async () => {
    stop.abort()
    await line.hangUp()
    await kept
  }
}

/** Tries until it succeeds or is stopped, less and less often, and not all nodes in the same moment. */
async function reconnect(connectionString: string, onPayload: Tell['notice'], stop: AbortSignal) {
  for (let wait = FIRST_PAUSE_MS; !stop.aborted; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
    await pause(wait * (0.5 + Math.random() / 2), undefined, { signal: stop }).catch(() => {})
    const line = stop.aborted ? undefined : await connect(connectionString, onPayload).catch(() => undefined)
    if (line && stop.aborted) await line.hangUp()
    else if (line) return line
  }
  return undefined
}

/** A connection that listens, and is asked now and then whether it is still there: a silent one tells of no end. */
async function connect(connectionString: string, onPayload: Tell['notice']) {
  const client = new Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: PING_TIMEOUT_MS,
  })
  const lost = new Promise<Error | undefined>((tell) => {
    client.once('error', tell)
    client.once('end', () => tell(undefined))
  })
  client.on('error', () => {}) // a second one, after we have let go of it
  client.on('notification', ({ payload }) => onPayload(payload))
  await client.connect()
  await client.query(`listen ${EVENT_CHANNEL}`)
  const hangUp = () => client.end().catch(() => {})
  const ping = setInterval(() => client.query('select 1').catch(hangUp), PING_MS)
  ping.unref()
  void lost.then(() => {
    clearInterval(ping)
    return hangUp()
  })
  return { lost, hangUp }
}
