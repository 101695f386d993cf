import { Refusal } from '@matchbol/core/shared/refusal'

/**
 * Lets a few works run at a time and the others wait their turn, so that heavy ones together stay within memory.
 * @throws Refusal UNAVAILABLE when the queue is too long to wait in
 */
export function fewAtOnce(most: number, mostWaiting: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < most) running++
    else if (waiting.length >= mostWaiting) throw new Refusal('UNAVAILABLE', { limit: 5 })
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next)
        next() // takes over the place
      else running--
    }
  }
}
