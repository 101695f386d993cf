import type { LiveEvent } from '@matchbol/core/live/contract'
import { describe, expect, it } from 'vitest'
import { listen } from './live-stream.ts'

const moved = (gameId: number): LiveEvent => ({ type: 'game.moved', gameId, version: 2 })
const written = (event: LiveEvent) => `data: ${JSON.stringify(event)}\n\n`
const streamOf = (...parts: string[]) => new Response(new Blob(parts).stream())

/** Gives these answers one after the other, and has enough after the last. @returns what was heard, and how often was waited */
async function listenTo(...answers: (Response | Error)[]) {
  const heard: LiveEvent[] = []
  const waits: number[] = []
  const stop = new AbortController()
  const open = async () => {
    const answer = answers.shift()
    if (!answer) stop.abort()
    if (!answer || answer instanceof Error) throw answer ?? new Error('enough')
    return answer
  }
  const pause = async (ms: number) => void waits.push(ms)
  await listen({ open, onEvent: (event) => heard.push(event), pause }, stop.signal)
  return { heard, waits, left: answers.length }
}

describe('an open page', () => {
  it('hears events as they come, and takes signs of life for nothing', async () => {
    const { heard } = await listenTo(streamOf(':\n\n', written(moved(1)), ':\n\n', written(moved(2))))
    expect(heard).toEqual([moved(1), moved(2)])
  })

  it('listens again where the connection was lost, and may have missed something', async () => {
    const { heard } = await listenTo(streamOf(written(moved(1))), streamOf(written(moved(2))))
    expect(heard).toEqual([moved(1), { type: 'missed' }, moved(2)])
  })

  it('waits longer each time that nobody answers, and not longer than a minute', async () => {
    const busy = () => new Response(null, { status: 503 })
    const { waits } = await listenTo(new Error('offline'), busy(), ...Array.from({ length: 8 }, busy))
    const longest = [1, 2, 4, 8, 16, 32, 60, 60, 60, 60].map((seconds) => seconds * 1000)
    for (const [index, ms] of longest.entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(ms / 2)
      expect(waits[index]).toBeLessThanOrEqual(ms)
    }
  })

  it.each([401, 403, 404])('that is refused listens no more: %d', async (status) => {
    const { heard, left } = await listenTo(new Response(null, { status }), streamOf(written(moved(1))))
    expect({ heard, left }).toEqual({ heard: [], left: 1 })
  })
})
