import type { Waiting } from '@matchbol/text/games/waiting'
import { useSyncExternalStore } from 'react'

/** A row of «Ваш хід»; one that I have just confirmed stays for a moment. */
export interface ListedItem extends Waiting {
  confirmed?: JustConfirmed
}

interface JustConfirmed {
  /** What it did. */
  said: string
  /** Of what it stands in place of, in pixels, so that the cards below stay where they are. */
  height: number
}

interface Kept {
  item: ListedItem
  index: number
  myId: number
  /** Its moment is over; what a slow reading still has of it is not shown again. */
  isOver: boolean
}

/** So long a confirmed card keeps its place, in milliseconds. */
const KEPT_MS = 5000

const listeners = new Set<() => void>()
let kept: readonly Kept[] = []

/** Keeps the card of a game that I have just confirmed where it stood, so that none slides under the finger in its place. */
export function keepConfirmed(item: Waiting, index: number, myId: number, confirmed: JustConfirmed) {
  const one = { item: { ...item, confirmed }, index, myId, isOver: false }
  become([...kept, one])
  setTimeout(() => become(kept.map((other) => (other === one ? { ...one, isOver: true } : other))), KEPT_MS)
}

function become(next: readonly Kept[]) {
  kept = next
  for (const listener of listeners) listener()
}

function onKept(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const none: readonly Kept[] = []

/** What waits for me, and among it, in their places, the cards that I have just confirmed. */
export function useWithJustConfirmed(items: readonly Waiting[], myId: number): ListedItem[] {
  const all = useSyncExternalStore(
    onKept,
    () => kept,
    () => none,
  )
  const mine = all.filter((one) => one.myId === myId)
  return withJustConfirmed(items, mine)
}

/** Puts each kept card where it stood, in place of its own row if that is still there. */
export function withJustConfirmed(items: readonly Waiting[], all: readonly Omit<Kept, 'myId'>[]): ListedItem[] {
  const isConfirmed = ({ game }: Waiting) => all.some(({ item }) => isSameState(item.game, game))
  const listed: ListedItem[] = items.filter((item) => !isConfirmed(item))
  const cards = all.filter(({ isOver }) => !isOver).sort((one, other) => one.index - other.index)
  for (const { item, index } of cards) listed.splice(index, 0, item)
  return listed
}

const isSameState = (one: Waiting['game'], other: Waiting['game']) =>
  one.id === other.id && one.version === other.version
