import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readTogether } from './reading.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Each reading comes out as the next of these, the last again and again. */
function reader(...outcomes: boolean[]) {
  const done: boolean[] = []
  const reading = readTogether(async () => {
    const outcome = (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) ?? true
    done.push(outcome)
    return outcome
  })
  return { done, reading }
}

it('moves that come together are read once', async () => {
  const { done, reading } = reader(true)
  for (let times = 0; times < 3; times++) reading.ask()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(done).toEqual([true])
})

it('what could not be read is tried again, less and less often, until it is', async () => {
  const { done, reading } = reader(false, false, false, true)
  reading.ask()
  await vi.advanceTimersByTimeAsync(2_200)
  expect(done.length).toBeGreaterThanOrEqual(2)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(done).toEqual([false, false, false, true])
})

it('is not tried more than twice a minute while nothing answers', async () => {
  const { done, reading } = reader(false)
  reading.ask()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  const before = done.length
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(done.length - before).toBeLessThanOrEqual(20)
  reading.stop()
})

it('the network that comes back ends the wait, and asks for nothing where all was read', async () => {
  const { done, reading } = reader(false, true)
  reading.ask()
  await vi.advanceTimersByTimeAsync(250)
  reading.retry()
  await vi.advanceTimersByTimeAsync(250)
  expect(done).toEqual([false, true])
  reading.retry()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(done).toEqual([false, true])
})

it('what is asked for during a reading comes after it', async () => {
  let finish: (isRead: boolean) => void = () => {}
  const read = vi.fn(() => new Promise<boolean>((done) => (finish = done)))
  const reading = readTogether(read)
  reading.ask()
  await vi.advanceTimersByTimeAsync(250)
  reading.ask()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(read).toHaveBeenCalledTimes(1)
  finish(true)
  await vi.advanceTimersByTimeAsync(250)
  expect(read).toHaveBeenCalledTimes(2)
})
