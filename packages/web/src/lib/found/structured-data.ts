import type { Post } from '@matchbol/core/blog/post-shapes'
import type { ClubEvent } from '@matchbol/core/events/event-shapes'
import { isClosed } from '@matchbol/core/events/event-times'
import type { FaqCard, FaqEntry } from '@matchbol/core/faq/faq-shapes'
import type { GameInFull } from '@matchbol/core/games/game-shapes'
import type { PublicPlayer } from '@matchbol/core/overview/contract'
import { gameTitle } from '@matchbol/text/games/title'
import { fullName } from '@matchbol/text/shared/names'
import type { BreadcrumbList, Offer, Person, SportsOrganization, Thing } from 'schema-dts'

/** Where a page stands. */
export interface Place {
  /** The one address of the page. */
  address: string
  siteName: string
  /** When the present day began: a page says the same all day. */
  dayStartedAt: string
  /** A path of the site as a whole address. */
  at(path: string): string
}

/** The home page: whose site it is. */
export const aboutSite = ({ at, siteName }: Place): Thing[] => [
  { '@type': 'WebSite', name: siteName, url: at('/'), inLanguage: 'uk' },
  clubOf({ at, siteName }),
]

/** A completed game: when and where two people met. */
export function aboutGame(game: GameInFull, { at, address, siteName }: Place): Thing[] {
  if (game.status !== 'COMPLETED') return []
  const startDate = game.agreedAt ?? game.completedAt
  return [
    {
      '@type': 'SportsEvent',
      name: gameTitle(game),
      description: game.league.name,
      url: address,
      sport: 'Tennis',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      ...(startDate && { startDate }),
      ...(game.completedAt && { endDate: game.completedAt }),
      ...(game.place && { location: { '@type': 'Place', name: game.place, address: game.place } }),
      competitor: [personOf(game.a, at), personOf(game.b, at)],
      organizer: clubOf({ at, siteName }),
    },
  ]
}

/** A player’s page, of one who lets search engines show it. */
export const aboutPlayer = (
  player: PublicPlayer['player'],
  leagues: PublicPlayer['leagues'],
  { at, address }: Place,
): Thing[] => [
  {
    '@type': 'ProfilePage',
    url: address,
    mainEntity: {
      ...personOf(player, at),
      ...(player.city && { homeLocation: { '@type': 'City', name: player.city } }),
      memberOf: leagues.map(({ league }) => ({
        '@type': 'SportsOrganization',
        name: league.name,
        sport: 'Tennis',
        url: at(`/stats/leagues?league=${league.id}`),
      })),
    },
  },
]

/** An article of the blog. */
export const aboutArticle = (post: Post, { at, address, siteName }: Place): Thing[] => [
  {
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    url: address,
    mainEntityOfPage: address,
    inLanguage: 'uk',
    ...(post.publishedAt && { datePublished: post.publishedAt }),
    dateModified: post.publishedAt && post.publishedAt > post.updatedAt ? post.publishedAt : post.updatedAt,
    ...(post.coverImage && { image: at(post.coverImage) }),
    ...(post.tags.length > 0 && { keywords: post.tags }),
    author: personOf(post.author, at),
    publisher: clubOf({ at, siteName }),
  },
]

/** An event of the club, one that was cancelled too. */
export const aboutEvent = (event: ClubEvent, { at, address, siteName, dayStartedAt }: Place): Thing[] => [
  {
    '@type': 'Event',
    name: event.title,
    ...(event.summary && { description: event.summary }),
    url: address,
    startDate: event.startsAt,
    endDate: event.endsAt,
    eventStatus: `https://schema.org/${event.status === 'CANCELLED' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: event.place, address: event.place },
    ...(event.coverImage && { image: at(event.coverImage) }),
    ...(event.capacity && { maximumAttendeeCapacity: event.capacity }),
    ...(event.price !== null &&
      !isClosed(event, new Date(dayStartedAt)) && {
        offers: offerOf(event, event.price, address),
      }),
    organizer: clubOf({ at, siteName }),
  },
]

const KOPIYKAS = 100

/** A place can be had until the event begins. */
const offerOf = ({ capacity, registered, startsAt }: ClubEvent, price: number, url: string) =>
  ({
    '@type': 'Offer',
    price: price / KOPIYKAS,
    priceCurrency: 'UAH',
    url,
    availability: `https://schema.org/${capacity !== null && registered >= capacity ? 'SoldOut' : 'InStock'}`,
    availabilityEnds: startsAt,
  }) satisfies Offer

/** The list of the FAQ: each question with how its answer begins, as people read it there. */
export const aboutFaq = (entries: readonly FaqCard[], { at, address }: Place): Thing[] => [
  {
    '@type': 'FAQPage',
    url: address,
    inLanguage: 'uk',
    mainEntity: entries.map(({ id, question, lead }) => {
      const url = at(`/faq/${id}`)
      return { '@type': 'Question', name: question, url, acceptedAnswer: { '@type': 'Answer', text: lead, url } }
    }),
  },
]

/** An answer of the FAQ. */
export const aboutEntry = (entry: FaqEntry, { address }: Place): Thing[] => [
  {
    '@type': 'FAQPage',
    url: address,
    inLanguage: 'uk',
    mainEntity: { '@type': 'Question', name: entry.question, acceptedAnswer: { '@type': 'Answer', text: entry.html } },
  },
]

/** The way to a page from the top. */
export const breadcrumbs = (
  above: readonly { name: string; path: string }[],
  title: string,
  { at, address }: Place,
) => {
  const steps = [...above.map(({ name, path }) => ({ name, item: at(path) })), { name: title, item: address }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  } satisfies BreadcrumbList
}

interface Named {
  id: number
  firstName: string
  lastName: string
  photoUrl: string | null
}

const personOf = ({ id, photoUrl, ...name }: Named, at: Place['at']) =>
  ({
    '@type': 'Person',
    name: fullName(name),
    url: at(`/player/${id}`),
    ...(photoUrl && { image: at(photoUrl) }),
  }) satisfies Person

const clubOf = ({ at, siteName }: Pick<Place, 'at' | 'siteName'>) =>
  ({
    '@type': 'SportsOrganization',
    name: siteName,
    sport: 'Tennis',
    url: at('/'),
    logo: at('/icon-512.png'),
  }) satisfies SportsOrganization
