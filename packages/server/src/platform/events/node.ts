import { randomBytes } from 'node:crypto'
import type { DomainEvent } from '@matchbol/core/domain-event'
import type { Tag } from '@matchbol/core/shared/answer-tags'
import type { Db } from '../db/client.ts'

/** The channel on which every node hears of what happened on any. */
export const EVENT_CHANNEL = 'events'

/** PostgreSQL takes a payload of up to 7,999 bytes; ours are ASCII. */
const MOST_CHARACTERS = 7_000

/** What a transaction tells all nodes, in as many parts as it needs. */
export interface Notice {
  /** The node that wrote it. */
  node: string
  /** Which of the node's notices it is. */
  number: number
  events: DomainEvent[]
  tags: Tag[]
}

export interface EventListener {
  onEvent?(event: DomainEvent): void
  /** What was kept of this is out of date. Of what this node did itself, told before the verb returns. */
  onStale?(tags: readonly Tag[]): void
  /** Events may have been missed: whatever was kept by them is to be dropped. */
  onGap(): void
}

/** What happens on any node, as this one hears of it once it is committed. */
export interface EventFeed {
  /** @returns a function that ends it */
  subscribe(listener: EventListener): () => void
  /** Whether it hears of other nodes right now. */
  isListening(): boolean
  close(): Promise<void>
}

/** A process with its database: it hears at once of its own commits, and by the channel of all. */
interface Node {
  name: string
  db: Db
  /** While it hears what happens on other nodes. */
  feed: EventFeed | undefined
  notices: number
  listeners: Set<(notices: readonly Notice[]) => void>
}
const nodes = new WeakMap<Db, Node>()

/** The node that has opened this database. */
export function nodeOf(db: Db): Node {
  const node = nodes.get(db) ?? openNode(db)
  nodes.set(db, node)
  return node
}

const openNode = (db: Db): Node => ({
  name: randomBytes(6).toString('hex'),
  db,
  feed: undefined,
  notices: 0,
  listeners: new Set(),
})

/** What is read from a copy of the database is read by the same node. */
export const joinNode = (copy: Db, db: Db) => void nodes.set(copy, nodeOf(db))

/** All of it, in notices that PostgreSQL carries. */
export function noticesOf(node: Node, events: readonly DomainEvent[], tags: readonly Tag[]): Notice[] {
  const notices: Notice[] = []
  let room = 0
  const withRoomFor = (part: unknown): Notice => {
    const size = JSON.stringify(part).length + 1
    const last = notices.at(-1)
    if (last && size <= room) {
      room -= size
      return last
    }
    const notice: Notice = { node: node.name, number: node.notices++, events: [], tags: [] }
    notices.push(notice)
    room = MOST_CHARACTERS - size
    return notice
  }
  for (const event of events) withRoomFor(event).events.push(event)
  for (const tag of tags) withRoomFor(tag).tags.push(tag)
  return notices
}
