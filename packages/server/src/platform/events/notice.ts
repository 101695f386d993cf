import { randomBytes } from 'node:crypto'
import type { Tag } from '@matchbol/core/answer-tags'
import type { DomainEvent } from '@matchbol/core/domain-event'
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

/** A process with its database: it hears at once of its own commits, and by the channel of all. */
interface Node {
  name: string
  notices: number
  listeners: Set<(notices: readonly Notice[]) => void>
}
const nodes = new WeakMap<Db, Node>()

/** The node that has opened this database. */
export function nodeOf(db: Db): Node {
  const node = nodes.get(db) ?? { name: randomBytes(6).toString('hex'), notices: 0, listeners: new Set() }
  nodes.set(db, node)
  return node
}

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
