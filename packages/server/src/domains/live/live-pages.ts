import type { DomainEvent } from '@matchbol/core/domain-event'
import type { LiveEvent } from '@matchbol/core/live/contract'
import type { EventFeed } from '../../platform/events/node.ts'
import type { OpenStream, Subscribe } from '../../platform/http/event-streams.ts'

type Page = OpenStream<LiveEvent>

/** What moves at an event meanwhile is told to everybody at once, because any page may show it. */
const PLACES_TOGETHER_MS = 1_000

/** Whose page it is. */
interface Reader {
  id: number
  isAdmin: boolean
}

/**
 * The open pages of this node, by person: each hears at once what others do to the person's games and tickets and that they move up in the
 * line for an event, those of administrators what is done to any ticket, and all of them that who goes to an event has changed, on
 * whatever node.
 */
export function livePages(events: EventFeed): (reader: Reader) => Subscribe<LiveEvent> {
  const pages = new Map<number, Set<Page>>()
  const admins = new Set<number>()
  const tell = (personIds: Iterable<number>, say: (page: Page) => void) => {
    for (const id of personIds) for (const page of pages.get(id) ?? []) say(page)
  }
  const waiting = new Set<number>()
  const tellPlaces = (eventId: number) => {
    if (waiting.has(eventId)) return
    waiting.add(eventId)
    setTimeout(() => {
      waiting.delete(eventId)
      tell(pages.keys(), (page) => page.send({ type: 'event.places-moved', eventId }))
    }, PLACES_TOGETHER_MS).unref()
  }
  events.subscribe({
    onEvent: (event) => {
      if (event.type === 'game.moved') {
        const { type, gameId, version } = event
        tell(othersThanActor(event), (page) => page.send({ type, gameId, version }))
      } else if (event.type === 'ticket.moved') {
        const { type, ticketId } = event
        tell(readersOfTicket(event, admins), (page) => page.send({ type, ticketId }))
      } else if (event.type === 'event.registration-moved') {
        const { type, eventId, personId, actorId } = event
        if (personId !== actorId) tell([personId], (page) => page.send({ type, eventId }))
        tellPlaces(eventId)
      } else if (mayEndReading(event)) tell([event.personId], (page) => page.recheck())
    },
    onGap: () =>
      tell(pages.keys(), (page) => {
        page.send({ type: 'missed' })
        page.recheck()
      }),
  })
  return ({ id, isAdmin }) =>
    (page) => {
      const own = pages.get(id) ?? new Set()
      pages.set(id, own.add(page))
      if (isAdmin) admins.add(id)
      return () => {
        own.delete(page)
        if (own.size > 0) return
        pages.delete(id)
        admins.delete(id)
      }
    }
}

/** Who moves sees it without being told. */
const othersThanActor = ({ playerIds, actorId }: Extract<DomainEvent, { type: 'game.moved' }>) =>
  playerIds.filter((id) => id !== actorId)

/** Administrators, and its author where it is for them. */
function readersOfTicket(
  { authorId, actorId, isForAuthor }: Extract<DomainEvent, { type: 'ticket.moved' }>,
  admins: ReadonlySet<number>,
) {
  const readers = new Set(admins)
  if (isForAuthor && authorId !== null) readers.add(authorId)
  if (actorId !== null) readers.delete(actorId)
  return readers
}

/** A change of a person may be that of their role. */
const mayEndReading = (event: DomainEvent) =>
  event.type === 'session.ended' ||
  event.type === 'person.blocked' ||
  event.type === 'person.deleted' ||
  event.type === 'person.changed'
