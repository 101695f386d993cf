import { Refusal } from '@matchbol/core/shared/refusal'

/** Runs a function as soon as one of the permits is free, in the order of asking. @throws Refusal UNAVAILABLE when the queue is full */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>

/** A counting semaphore with a bounded queue: what is heavy stays within memory however many ask at once. */
export function semaphore(permits: number, mostWaiting: number): Semaphore {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < permits) running++
    else if (waiting.length >= mostWaiting) throw new Refusal('UNAVAILABLE')
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next)
        next() // takes over the permit
      else running--
    }
  }
}
