import type { LiveEvent } from '@matchbol/core/live/contract'
import { createParser } from 'eventsource-parser'

/** The server gives a sign of life every twenty seconds. */
const SILENCE_MS = 60_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

interface Live {
  /** Asks for the stream. */
  open(signal: AbortSignal): Promise<Response>
  onEvent(event: LiveEvent): void
  /** How long to wait; a test need not. */
  pause?(ms: number, signal: AbortSignal): Promise<void>
}

/**
 * Listens until `signal` says to stop, again and again where the connection is lost: less and less often, and not everybody in
 * the same moment. Each time but the first something may have been missed. A refusal ends it: the next call of the page tells why.
 */
export async function listen({ open, onEvent, pause = waitFor }: Live, signal: AbortSignal): Promise<void> {
  let wait = FIRST_PAUSE_MS
  for (let times = 0; !signal.aborted; times++) {
    const response = await open(signal).catch(() => undefined)
    if (signal.aborted || (response && isRefusal(response))) return
    if (response?.ok && response.body) {
      wait = FIRST_PAUSE_MS
      if (times > 0) onEvent({ type: 'missed' })
      await readAll(response.body, onEvent, signal).catch(() => {})
    }
    await pause(wait * (0.5 + Math.random() / 2), signal)
    wait = Math.min(2 * wait, LONGEST_PAUSE_MS)
  }
}

const isRefusal = ({ status }: Response) => status >= 400 && status < 500 && status !== 408 && status !== 429

async function readAll(body: ReadableStream<Uint8Array<ArrayBuffer>>, onEvent: Live['onEvent'], signal: AbortSignal) {
  const parser = createParser({ onEvent: ({ data }) => onEvent(JSON.parse(data)) })
  const reader = body.pipeThrough(new TextDecoderStream(), { signal }).getReader()
  for (;;) {
    const silence = setTimeout(() => reader.cancel(), SILENCE_MS)
    const { done, value } = await reader.read().finally(() => clearTimeout(silence))
    if (done) return
    parser.feed(value)
  }
}

const waitFor = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
