import { writeFileSync } from 'node:fs'
import type { RefusalCode } from '@matchbol/core/shared/refusal'
import type { Finished } from './own-process.ts'

/** What the program of an `ownProcess` does with the tasks that it is sent, until the server lets go of it. */
export function answerTasks<Task, Result>(
  work: (task: Task) => Promise<Result>,
  whyNot: (error: Error) => RefusalCode,
) {
  process.on('message', async (task: Task) => {
    const done = await work(task).then(
      (result) => ({ result }),
      (error: Error) => ({ refusal: whyNot(error) }),
    )
    process.send?.({ ...done, residentBytes: process.memoryUsage.rss() } satisfies Finished<Result>)
  })
  process.on('disconnect', () => process.exit())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {}) // the server ends this process, not the terminal
  volunteerForOutOfMemory()
}

/** Where memory is short, Linux ends this process before the server. */
function volunteerForOutOfMemory() {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // another system has another way
  }
}
