import type { ClubEvent } from '@matchbol/core/events/event-shapes'
import { hasBegun, isClosed, isOver } from '@matchbol/core/events/event-times'
import { isFull } from '@matchbol/core/events/places'
import { contactParts } from '@matchbol/text/events/contact-parts'
import { eventKind, eventTime, placesText, priceText, registeredText } from '@matchbol/text/events/status'
import { fullName, initials } from '@matchbol/text/shared/names'
import { Link, useLoaderData } from '@tanstack/react-router'
import { CalendarDays, MapPin } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useNow } from '../../lib/browser/use-now.ts'
import { usePersonalPage } from '../../lib/session/use-personal-page.ts'
import { useMe } from '../../lib/session/use-session.ts'
import { ShareButton } from '../../lib/share/share-button.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Avatar } from '../../ui/picture/avatar.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { TitleBand } from '../../ui/title-band.tsx'
import { EventStateBadge } from './event-badges.tsx'
import { EventCover } from './event-cover.tsx'
import styles from './event-page.module.css'

// Most readers only read.
const Registration = lazy(() => import('./registration.tsx').then((module) => ({ default: module.Registration })))

/** An event: when, where, what it costs, whether there is a place, and to who is signed in who goes. */
export function EventPage() {
  const event = useLoaderData({ from: '/events/$id' })
  const now = useNow()
  const isWaiting = usePersonalPage()
  const me = useMe()
  return (
    <>
      <TitleBand
        title={
          <span className={styles.heading}>
            {event.title} <EventStateBadge event={event} />
          </span>
        }
        here={event.title}
        subtitle={[eventKind(event), eventTime(event, now)].filter(Boolean).join(' · ')}
        crumbs={[
          <Link key="events" to="/events">
            Події
          </Link>,
        ]}
      />
      <div className="wrap lift grid grid-cols-[minmax(0,1fr)] gap-6">
        <article className="board">
          <EventCover event={event} />
          <div className={styles.sheet}>
            <div className={styles.main}>{event.html ? <Prose html={event.html} /> : <p>{event.summary}</p>}</div>
            <aside className={styles.side} aria-label="Коротко про подію">
              <Facts event={event} />
              {me ? (
                <Suspense fallback={<Loading />}>
                  <Registration event={event} isWaiting={isWaiting} />
                </Suspense>
              ) : (
                <SignInToRegister event={event} />
              )}
              {event.status === 'PUBLISHED' && !isOver(event, now) && (
                <a href={`/events/${event.id}.ics`} {...buttonLook({ variant: 'outline', color: 'neutral' })} download>
                  <CalendarDays size={18} aria-hidden="true" /> До календаря
                </a>
              )}
              {event.status !== 'DRAFT' && (
                <ShareButton kind="event" id={event.id} version={event.version} title={event.title} look={quiet} />
              )}
              {me?.role === 'ADMIN' && (
                <Link to="/admin/events/$id" params={{ id: String(event.id) }} className="link">
                  Редагувати в панелі
                </Link>
              )}
            </aside>
          </div>
        </article>
        {event.participants && event.participants.length > 0 && (
          <Participants event={event} participants={event.participants} />
        )}
      </div>
    </>
  )
}

const quiet = { color: 'neutral' } as const

function Facts({ event }: { event: ClubEvent }) {
  const now = useNow()
  const price = priceText(event.price)
  const hasPlaces = !isClosed(event, now)
  return (
    <dl className={styles.facts}>
      <Fact label="Коли">{eventTime(event, now)}</Fact>
      <Fact label="Де">
        {event.place}
        <a href={onMap(event.place)} className={`link ${styles.map}`} target="_blank" rel="noreferrer">
          <MapPin size={18} aria-hidden="true" /> На мапі
        </a>
      </Fact>
      {event.league && (
        <Fact label="Ліга">
          <Link to="/stats/leagues" search={{ league: event.league.id }} className="link">
            {event.league.name}
          </Link>
        </Fact>
      )}
      {price && <Fact label="Ціна">{price}</Fact>}
      {event.contact && <Fact label="Контакт">{contactParts(event.contact).map(contactPart)}</Fact>}
      <Fact label="Місця">{hasPlaces ? placesText(event) : registeredText(event.registered)}</Fact>
    </dl>
  )
}

const onMap = (place: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`

const contactPart = ({ text, href }: ReturnType<typeof contactParts>[number]) =>
  href ? (
    <a key={href} href={href} className="link">
      {text}
    </a>
  ) : (
    text
  )

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** For a guest, who comes back here from the sign-in. */
function SignInToRegister({ event }: { event: ClubEvent }) {
  const now = useNow()
  if (event.status !== 'PUBLISHED' || hasBegun(event, now)) return null
  return (
    <Link to="/auth" search={{ redirect: `/events/${event.id}` }} {...buttonLook({ color: 'brand', size: 'lg' })}>
      {isFull(event) ? 'Увійти й стати в чергу' : 'Увійти й записатися'}
    </Link>
  )
}

function Participants({
  event,
  participants,
}: {
  event: ClubEvent
  participants: NonNullable<ClubEvent['participants']>
}) {
  const now = useNow()
  const others = event.registered - participants.length
  return (
    <section className="board" aria-labelledby="participants">
      <div className="board-head">
        <h2 id="participants">{isClosed(event, now) ? 'Хто записався' : 'Хто йде'}</h2>
        <span className="count">{event.registered}</span>
      </div>
      <ul className={styles.people}>
        {participants.map((player) => (
          <li key={player.id}>
            <Link to="/player/$id" params={{ id: String(player.id) }}>
              <Avatar id={player.id} initials={initials(player)} photoUrl={player.photoUrl} />
              {fullName(player)}
            </Link>
          </li>
        ))}
      </ul>
      {others > 0 && <p className={styles.others}>і ще {others}</p>}
    </section>
  )
}
