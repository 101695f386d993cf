import { excerptOf } from '@matchbol/core/shared/reading'
import { indexedPages } from '@matchbol/core/site/indexed-pages'
import type { ComponentProps } from 'react'
import type { Thing } from 'schema-dts'
import {
  type AnyMatch,
  canonicalAddress,
  dayStartedIn,
  keptParams,
  siteNameIn,
  wholeAddress,
} from '../address/canonical.ts'
import { type PageFacts, pageFacts } from './page-facts.ts'
import { breadcrumbs, type Place } from './structured-data.ts'

/** Search engines and networks show no more of a description. */
const MOST_CHARACTERS = 200

/** Until a page has one of its own. */
const ownPicture = { path: '/icon-512.png', width: 512, height: 512, alt: 'Тенісний мʼяч над сіткою' }
/** A network gives a picture of at least this width a place above the words. */
const WIDE = 600

/** The router writes the last as a block of data of its own. */
type Meta = Pick<ComponentProps<'meta'>, 'name' | 'property' | 'content'> & { 'script:ld+json'?: object }
export interface MachineHead {
  meta: Meta[]
  links: { rel: string; type: string; title: string; href: string }[]
}

/** What the head of a page tells search engines and networks beside its title. */
export function machineHead(matches: readonly AnyMatch[], title: string): MachineHead {
  const page = matches.at(-1)
  const place: Place = {
    address: canonicalAddress(matches),
    siteName: siteNameIn(matches),
    dayStartedAt: dayStartedIn(matches),
    at: (path) => wholeAddress(matches, path),
  }
  const facts = page && factsOf(page, place)
  const isIndexed = page !== undefined && facts !== undefined && !facts.noindex && mayBeKept(page)
  return {
    meta: [
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
      ...(facts ? describe(facts, title, place) : []),
      ...(facts && isIndexed ? structured([...(facts.things ?? []), ...wayTo(facts, title, place)]) : []),
    ],
    links: facts?.hasFeeds ? feeds(place) : [],
  }
}

/** What is said of a page, unless it says that something went wrong. */
function factsOf({ routeId, loaderData, error }: AnyMatch, place: Place): PageFacts | undefined {
  // each function is given what the loader of its own route has read
  const factsOfRoutes = pageFacts as Record<string, ((data: unknown, place: Place) => PageFacts) | undefined>
  return error ? undefined : factsOfRoutes[routeId ?? '']?.(loaderData, place)
}

/** Whether an address is one of those that search engines may keep. */
export function mayBeKept(page: Pick<AnyMatch, 'routeId' | '_strictSearch' | 'pathname'>): boolean {
  const params: readonly string[] | undefined = indexedPages[page.routeId as keyof typeof indexedPages]
  return params !== undefined && keptParams(page).every(([name]) => params.includes(name))
}

function describe({ kind, picture = ownPicture, ...facts }: PageFacts, title: string, place: Place) {
  const description = excerptOf(facts.description, MOST_CHARACTERS)
  return [
    { name: 'description', content: description },
    ...Object.entries({
      'og:type': kind ?? 'website',
      'og:site_name': place.siteName,
      'og:locale': 'uk_UA',
      'og:title': title,
      'og:description': description,
      'og:url': place.address,
      'og:image': place.at(picture.path),
      'og:image:width': String(picture.width),
      'og:image:height': String(picture.height),
      'og:image:alt': picture.alt,
    }).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: picture.width >= WIDE ? 'summary_large_image' : 'summary' },
    { name: 'twitter:image', content: place.at(picture.path) },
  ]
}

const wayTo = ({ above }: PageFacts, title: string, place: Place) => (above ? [breadcrumbs(above, title, place)] : [])

/** One block of data for all that a page is about. A browser runs no such block, and the policy of the page need not name it. */
const structured = (things: Thing[]) =>
  things.length > 0 ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': things } }] : []

const feeds = ({ siteName }: Place) => [
  { rel: 'alternate', type: 'application/rss+xml', title: `Блог · ${siteName}`, href: '/blog/feed.xml' },
  { rel: 'alternate', type: 'application/atom+xml', title: `Блог · ${siteName} (Atom)`, href: '/blog/atom.xml' },
]
