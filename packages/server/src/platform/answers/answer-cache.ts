import type { Tag } from '@matchbol/core/shared/answer-tags'
import type { EventFeed } from '../events/node.ts'
import type { FinishedAnswer } from './finished-answer.ts'

/** An answer while it is being made: who reads for it says what it is made from. */
export interface Making {
  tags: Set<Tag>
  /** Cleared by whoever reads what is not the same for everybody, or not for long. */
  isShared: boolean
}

const newMaking = (): Making => ({ tags: new Set(), isShared: true })

interface Entry {
  answer: FinishedAnswer
  tags: ReadonlySet<Tag>
  until: number
  bytes: number
}

interface UnderWay {
  making: Making
  /** What became out of date since it was begun. */
  stale: Set<Tag>
  entry: Promise<Entry | undefined>
}

interface Settings {
  feed: EventFeed
  mostBytes: number
  now(): Date
  /** Until when an answer made now may be kept at most. */
  endOf(now: Date): Date
}

/** Makes an answer anew. */
export type Make = (making: Making) => Promise<FinishedAnswer>

/**
 * Finished answers by address, up to so many bytes, the least recently used going first. One that an event names a tag of is
 * dropped before that event is answered here, and as soon as this node hears of it where it happened elsewhere; one that was begun
 * before and is finished after is not kept, nor given to anybody who asked after. While the node does not hear of others it
 * keeps and gives nothing.
 */
export function answerCache({ feed, mostBytes, now, endOf }: Settings) {
  const entries = new Map<string, Entry>()
  const byTag = new Map<Tag, Set<string>>()
  const underWay = new Map<string, UnderWay>()
  const allUnderWay = new Set<UnderWay>()
  let bytes = 0

  feed.subscribe({
    onStale: (tags) => {
      for (const { stale } of allUnderWay) for (const tag of tags) stale.add(tag)
      if (tags.includes('*')) dropAll()
      else for (const tag of tags) for (const address of byTag.get(tag) ?? []) drop(address)
    },
    onGap: () => {
      for (const { stale } of allUnderWay) stale.add('*')
      dropAll()
    },
  })

  /** What is kept for an address right now. */
  function kept(address: string): FinishedAnswer | undefined {
    const entry = entries.get(address)
    if (!entry || !feed.isListening()) return undefined
    if (entry.until <= now().getTime()) return void drop(address)
    entries.delete(address)
    entries.set(address, entry)
    return entry.answer
  }

  /**
   * What is kept, or is made for all who ask meanwhile. Who waited in vain, because what was made is not for everybody or was out of
   * date before they asked, has it made anew.
   * @returns with the tags of an answer that is the same for everybody
   */
  async function answer(address: string, make: Make): Promise<{ answer: FinishedAnswer; tags?: ReadonlySet<Tag> }> {
    for (;;) {
      const found = kept(address)
      if (found) return { answer: found, ...tagsOf(address) }
      const other = feed.isListening() ? underWay.get(address) : undefined
      if (!other) return begin(address, make)
      const staleBefore = new Set(other.stale)
      const entry = await other.entry.catch(() => undefined)
      if (!entry) return begin(address, make)
      if (!touches(staleBefore, entry.tags)) return entry
    }
  }

  async function begin(address: string, make: Make) {
    const making = newMaking()
    const start = now()
    const made = Promise.resolve(make(making))
    const one: UnderWay = {
      making,
      stale: new Set(),
      entry: made.then((answer) =>
        answer.status === 200 && making.isShared
          ? { answer, tags: making.tags, until: endOf(start).getTime(), bytes: answer.body.byteLength * 2 + 1_000 }
          : undefined,
      ),
    }
    one.entry.catch(() => {})
    underWay.set(address, one)
    allUnderWay.add(one)
    try {
      const answer = await made
      const entry = await one.entry
      if (entry && feed.isListening() && !touches(one.stale, entry.tags)) keep(address, entry)
      return { answer, ...(entry && { tags: entry.tags }) }
    } finally {
      allUnderWay.delete(one)
      if (underWay.get(address) === one) underWay.delete(address)
    }
  }

  function keep(address: string, entry: Entry) {
    drop(address)
    if (entry.bytes > mostBytes / 8) return
    entries.set(address, entry)
    bytes += entry.bytes
    for (const tag of entry.tags) {
      const addresses = byTag.get(tag) ?? new Set()
      byTag.set(tag, addresses.add(address))
    }
    for (const oldest of entries.keys()) {
      if (bytes <= mostBytes) break
      drop(oldest)
    }
  }

  function drop(address: string) {
    const entry = entries.get(address)
    if (!entry) return
    entries.delete(address)
    bytes -= entry.bytes
    for (const tag of entry.tags) {
      const addresses = byTag.get(tag)
      addresses?.delete(address)
      if (addresses?.size === 0) byTag.delete(tag)
    }
  }

  function dropAll() {
    entries.clear()
    byTag.clear()
    bytes = 0
  }

  const tagsOf = (address: string) => {
    const tags = entries.get(address)?.tags
    return tags ? { tags } : {}
  }

  return { kept, answer }
}
export type AnswerCache = ReturnType<typeof answerCache>

const touches = (stale: ReadonlySet<Tag>, tags: ReadonlySet<Tag>) =>
  stale.has('*') || [...stale].some((tag) => tags.has(tag))
