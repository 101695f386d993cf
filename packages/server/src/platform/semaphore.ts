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

/** A semaphore for each who asks: nobody holds what others wait for, however much they ask for themselves. */
export function semaphoreOfEach(permits: number, mostWaiting: number) {
  const ofEach = new Map<string, { run: Semaphore; inside: number }>()
  return async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    const own = ofEach.get(who) ?? { run: semaphore(permits, mostWaiting), inside: 0 }
    ofEach.set(who, own)
    own.inside++
    try {
      return await own.run(work)
    } finally {
      if (--own.inside === 0) ofEach.delete(who)
    }
  }
}
