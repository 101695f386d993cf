/** What comes together is read together; after a gap not every page asks in the same moment. */
const TOGETHER_MS = 200
const SPREAD_MS = 2_000
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 60_000

/**
 * One reading at a time: what is asked for meanwhile comes after it, and one that failed is tried again, less and less often.
 * `read` answers whether it has read all that it had to.
 */
export function readTogether(read: () => Promise<boolean>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt = Number.POSITIVE_INFINITY
  let failures = 0
  let isReading = false
  let isStopped = false

  const readIn = (ms: number) => {
    const at = Date.now() + ms
    if (isStopped || at >= dueAt) return
    clearTimeout(timer)
    dueAt = at
    timer = setTimeout(start, ms)
  }
  const start = async () => {
    dueAt = Number.POSITIVE_INFINITY
    if (isReading) return readIn(TOGETHER_MS)
    isReading = true
    const isRead = await read().catch(() => false)
    isReading = false
    failures = isRead ? 0 : failures + 1
    if (!isRead) readIn(retryAfter(failures))
  }
  const ask = (isAfterGap = false) => readIn(TOGETHER_MS + (isAfterGap ? Math.random() * SPREAD_MS : 0))
  return {
    ask,
    /** The network is back, or the page is looked at: what failed is tried again at once. */
    retry: () => {
      if (failures > 0) ask()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

const retryAfter = (failures: number) => {
  const longest = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS)
  return longest * (0.5 + Math.random() / 2)
}
