import { Refusal } from '@matchbol/core/shared/refusal'

/** Proxies hang up on a connection that is silent for longer. */
const HEARTBEAT_MS = 20_000
/** How often it is asked anew whether the reader may still read. */
const RECHECK_MS = 60_000
const MOST_STREAMS = 2_000
const MOST_STREAMS_OF_ONE = 12
/** Bytes that wait for a reader; one who is slower than that is cut off, and comes back when they can. */
const MOST_WAITING_BYTES = 64 * 1024

/** A stream as the one who feeds it sees it. Once it has ended, sending does nothing. */
export interface OpenStream<Event> {
  send(event: Event): void
  /** Asks right away whether the reader may still read, and ends the stream where they may not. */
  recheck(): void
  end(): void
}

/** Begins to feed a stream. @returns how to stop: called once, whoever ends the stream */
export type Subscribe<Event> = (stream: OpenStream<Event>) => () => void

interface Feed<Event> {
  subscribe: Subscribe<Event>
  /** An event as one line of text. */
  write(event: Event): string
  /** @throws Refusal when the reader may read no more */
  recheck(): Promise<unknown>
}

type Bytes = Uint8Array<ArrayBuffer>

/**
 * The server-sent events of this node: so many streams and no more, each with a sign of life now and then, ended by either side, by
 * a reader who does not keep up or may read no more, and all of them when the server stops.
 * @returns opens a stream for a reader, a person or an address. @throws Refusal UNAVAILABLE when the node has its fill, RATE_LIMIT
 * when the reader has
 */
export function eventStreams(stopping: AbortSignal, pace = { heartbeatMs: HEARTBEAT_MS, recheckMs: RECHECK_MS }) {
  const openOf = new Map<string, number>()
  let open = 0
  const count = (reader: string, change: 1 | -1) => {
    open += change
    openOf.set(reader, (openOf.get(reader) ?? 0) + change)
    if (openOf.get(reader) === 0) openOf.delete(reader)
  }
  return <Event>(reader: string, feed: Feed<Event>): ReadableStream<Bytes> => {
    if (stopping.aborted || open >= MOST_STREAMS) throw new Refusal('UNAVAILABLE')
    if ((openOf.get(reader) ?? 0) >= MOST_STREAMS_OF_ONE) throw new Refusal('RATE_LIMIT', { limit: 60 })
    const ending = new AbortController()
    count(reader, 1)
    ending.signal.addEventListener('abort', () => count(reader, -1))
    stopping.addEventListener('abort', () => ending.abort('over'), { signal: ending.signal })
    return streamOf(feed, ending, pace)
  }
}
export type EventStreams = ReturnType<typeof eventStreams>

/** Aborted with `over` it closes, with `slow` it breaks off, with `left` nobody is there any more. */
function streamOf<Event>(
  { subscribe, write, recheck }: Feed<Event>,
  ending: AbortController,
  { heartbeatMs, recheckMs }: { heartbeatMs: number; recheckMs: number },
): ReadableStream<Bytes> {
  const { signal } = ending
  const start = (controller: ReadableStreamDefaultController<Bytes>) => {
    const say = (text: string) => {
      if (signal.aborted) return
      controller.enqueue(Buffer.from(text))
      if ((controller.desiredSize ?? 0) <= 0) ending.abort('slow')
    }
    const end = () => ending.abort('over')
    const heartbeat = setInterval(() => say(':\n\n'), heartbeatMs)
    const checkReader = () => void recheck().catch((error: unknown) => error instanceof Refusal && end())
    const check = setInterval(checkReader, recheckMs)
    say(':\n\n') // the headers travel with the first word
    const unsubscribe = subscribe({
      send: (event) => say(`data: ${write(event)}\n\n`),
      recheck: checkReader,
      end,
    })
    const stop = () => {
      clearInterval(heartbeat)
      clearInterval(check)
      unsubscribe()
      if (signal.reason === 'over') controller.close()
      if (signal.reason === 'slow') controller.error(new Error('The reader of a stream is too slow'))
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
  }
  const size = (part?: Bytes) => part?.byteLength ?? 0
  return new ReadableStream({ start, cancel: () => ending.abort('left') }, { highWaterMark: MOST_WAITING_BYTES, size })
}
