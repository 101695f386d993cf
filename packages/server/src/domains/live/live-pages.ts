import type { DomainEvent } from '@matchbol/core/domain-event'
import type { LiveEvent } from '@matchbol/core/live/contract'
import type { EventFeed } from '../../platform/events/node.ts'
import type { OpenStream, Subscribe } from '../../platform/http/event-streams.ts'

type Page = OpenStream<LiveEvent>

/** The open pages of this node, by person: each hears at once what others do to the person's games, on whatever node. */
export function livePages(events: EventFeed): (personId: number) => Subscribe<LiveEvent> {
  const pages = new Map<number, Set<Page>>()
  const tell = (personIds: Iterable<number>, say: (page: Page) => void) => {
    for (const id of personIds) for (const page of pages.get(id) ?? []) say(page)
  }
  events.subscribe({
    onEvent: (event) => {
      if (event.type === 'game.moved') {
        const { type, gameId, version } = event
        tell(othersThanActor(event), (page) => page.send({ type, gameId, version }))
      } else if (mayEndReading(event)) tell([event.personId], (page) => page.recheck())
    },
    onGap: () =>
      tell(pages.keys(), (page) => {
        page.send({ type: 'missed' })
        page.recheck()
      }),
  })
  return (personId) => (page) => {
    const own = pages.get(personId) ?? new Set()
    pages.set(personId, own.add(page))
    return () => {
      own.delete(page)
      if (own.size === 0) pages.delete(personId)
    }
  }
}

/** Who moves sees it without being told. */
const othersThanActor = ({ playerIds, actorId }: Extract<DomainEvent, { type: 'game.moved' }>) =>
  playerIds.filter((id) => id !== actorId)

const mayEndReading = (event: DomainEvent) =>
  event.type === 'session.ended' || event.type === 'person.blocked' || event.type === 'person.deleted'
