import { indexedPages } from '@matchbol/core/site/indexed-pages'
import { type PageParam, type PublicPage, pageParams } from '@matchbol/core/site/page-params'
import type { RegisteredRouter, RouteById } from '@tanstack/react-router'
import jsonld from 'jsonld'
import { describe, expect, expectTypeOf, it } from 'vitest'
import tree from '../../routeTree.gen.ts?raw'
import { machineHead, mayBeKept } from './machine-head.ts'

/** Pages that search engines do not keep: a new page is named here, or in `indexedPages`. */
const others = ['/auth', '/search', '/player/$id/vs/$other']

const paths = [...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, path = '']) => path)
const visible = paths.filter((path) => !/^\/(admin|profile|dev)(\/|$)/.test(path)).sort()

it('§2: every public page of the tree names the parameters that its route reads, and no others', () => {
  expect([...Object.keys(pageParams), '/auth'].sort()).toEqual(visible)
  type Read = { [Page in PublicPage]: keyof RouteById<RegisteredRouter['routeTree'], Page>['types']['searchSchema'] }
  expectTypeOf<{ [Page in PublicPage]: PageParam<Page> }>().toEqualTypeOf<Read>()
})

describe('§2: search engines keep', () => {
  it('the pages of the specification, leagues, FAQ, games and players, and no other', () => {
    expect([...Object.keys(indexedPages), ...others].sort()).toEqual(visible)
  })

  it.each([
    ['/stats/leagues', {}, true],
    ['/stats/leagues', { league: 2 }, true],
    ['/stats/leagues', { league: 2, season: 3 }, false],
    ['/stats/matches', { league: undefined, q: undefined }, true],
    ['/stats/matches', { page: 2 }, false],
    ['/stats/players', { q: 'Ко' }, false],
    ['/blog/', { tag: 'ґрунт' }, false],
    ['/auth', {}, false],
    ['/profile/', {}, false],
  ])('of %s with %o: %s', (routeId, search, expected) => {
    expect(mayBeKept({ routeId, _strictSearch: search, pathname: routeId })).toBe(expected)
  })
})

const site = {
  pathname: '/',
  loaderData: {
    site: { siteName: 'Клуб', publicUrl: 'https://club.example', dayStartedAt: '2026-12-04T22:00:00.000Z' },
  },
}
const headOf = (routeId: string, pathname: string, loaderData?: unknown) =>
  machineHead([site, { routeId, pathname, loaderData }], 'Назва')
const contentOf = ({ meta }: ReturnType<typeof machineHead>, wanted: string) =>
  meta.flatMap(({ name, property, content }) => (name === wanted || property === wanted ? content : []))

const thingsOf = (routeId: string, data: unknown): object[] =>
  headOf(routeId, '/somewhere', data).meta.flatMap((tag) => Object(tag['script:ld+json'])['@graph'] ?? [])

/** What the words of schema.org mean, so that nobody is asked for it. */
const schemaOrg = async (documentUrl: string) => ({
  documentUrl,
  document: { '@context': { '@vocab': 'https://schema.org/' } },
})

/** What no context explains is an error, not left out. */
const strictly = { documentLoader: schemaOrg, safe: true }

const post = {
  ...{
    id: 4,
    slug: 'nazva',
    version: 2,
    pictureVersion: 'cd34',
    title: 'Назва',
    excerpt: 'Про подачу.',
    tags: ['подача'],
    published: true,
    coverImage: null,
  },
  author: { id: 7, firstName: 'Олена', lastName: 'Марченко', photoUrl: null },
  ...{ publishedAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-21T10:00:00.000Z' },
}

const game = {
  ...{
    id: 9,
    status: 'COMPLETED',
    winnerId: 7,
    score: '6:4 6:4',
    place: 'Корт «Медик»',
    league: { id: 5, name: 'Ліга' },
  },
  ...{ a: post.author, b: { ...post.author, id: 8, firstName: 'Ірина' } },
  ...{ agreedAt: null, completedAt: '2026-11-20T10:00:00.000Z', pictureVersion: null },
}
const event = {
  ...{ id: 2, title: 'Турнір', summary: 'Для всіх.', status: 'CANCELLED', place: 'Корти', coverImage: null },
  ...{ startsAt: '2026-12-05T08:00:00.000Z', endsAt: '2026-12-05T15:00:00.000Z' },
  ...{ capacity: 16, registered: 16, price: 25_000 },
}
const entry = { id: 3, question: 'Що таке W.O.?', lead: 'Неявка.', html: '<p>Неявка.</p>', isPublished: true }
const player = {
  about: {
    player: { ...post.author, city: 'Львів', hideFromSearch: false },
    totals: { played: 3 },
    pictureVersion: 'ab12',
    leagues: [{ league: { id: 5, name: 'Ліга' } }],
  },
}

describe('networks and search engines are told', () => {
  it('of a page its title, what it is about, its whole address and a picture', () => {
    const head = headOf('/blog/$slug', '/blog/nazva', post)
    expect(contentOf(head, 'og:title')).toEqual(['Назва'])
    expect(contentOf(head, 'description')).toEqual(['Про подачу.'])
    expect(contentOf(head, 'og:url')).toEqual(['https://club.example/blog/nazva'])
    expect(contentOf(head, 'og:image')).toEqual(['https://club.example/og/post/nazva.png?v=cd34'])
    expect(head.links.map(({ href }) => href)).toEqual(['/blog/feed.xml', '/blog/atom.xml'])
  })

  it.each([
    ['/game/$id', { ...game, pictureVersion: 'ef56' }, '/og/game/9.png?v=ef56'],
    ['/blog/$slug', post, '/og/post/nazva.png?v=cd34'],
    ['/events/$id', { ...event, version: 4 }, '/og/event/2.png?v=4'],
    ['/player/$id/', player, '/og/player/7.png?v=ab12'],
    [
      '/player/$id/vs/$other',
      { pair: { a: post.author, b: { ...post.author, id: 8 }, pictureVersion: 'cd34', meta: { total: 6 } } },
      '/og/pair/7-8.png?v=cd34',
    ],
  ])('of %s the picture that is drawn of it, with its size', (routeId, data, path) => {
    const head = headOf(routeId, '/somewhere', data)
    const picture = `https://club.example${path}`
    for (const name of ['og:image', 'twitter:image']) expect([name, contentOf(head, name)]).toEqual([name, [picture]])
    expect([...contentOf(head, 'og:image:width'), ...contentOf(head, 'og:image:height')]).toEqual(['1200', '630'])
    expect(contentOf(head, 'twitter:card')).toEqual(['summary_large_image'])
  })

  it.each([
    ['/', '/', undefined, ['SportsOrganization', 'WebSite']],
    ['/blog/$slug', '/blog/nazva', post, ['Article', 'BreadcrumbList']],
    ['/game/$id', '/game/9', game, ['BreadcrumbList', 'SportsEvent']],
    ['/faq/', '/faq', [entry], ['FAQPage']],
    ['/faq/$id', '/faq/3', entry, ['BreadcrumbList', 'FAQPage']],
    ['/events/$id', '/events/2', event, ['BreadcrumbList', 'Event']],
    ['/player/$id/', '/player/7', player, ['BreadcrumbList', 'ProfilePage']],
  ])('what %s is about, so that another reader of JSON-LD drops nothing of it', async (routeId, path, data, types) => {
    const [block] = headOf(routeId, path, data).meta.flatMap((tag) => tag['script:ld+json'] ?? [])
    const things = await jsonld.expand(JSON.parse(JSON.stringify(block)), strictly)
    expect(things.flatMap((thing) => thing['@type'] ?? []).sort()).toEqual(
      types.map((type) => `https://schema.org/${type}`),
    )
  })

  it('of an article that it has changed when it was published, long after it was written', () => {
    const late = { ...post, updatedAt: '2026-11-01T10:00:00.000Z' }
    expect(thingsOf('/blog/$slug', late)).toMatchObject([{ dateModified: post.publishedAt }, {}])
    expect(thingsOf('/blog/$slug', post)).toMatchObject([{ dateModified: post.updatedAt }, {}])
  })

  it.each([
    [{ status: 'PUBLISHED' }, 'SoldOut'],
    [{ status: 'PUBLISHED', registered: 3 }, 'InStock'],
    [{ status: 'CANCELLED', registered: 3 }, undefined],
    [{ status: 'PUBLISHED', registered: 3, startsAt: '2026-12-04T15:00:00.000Z' }, undefined],
  ])('of an event with %o the places that can still be had: %s', (changes, expected) => {
    const [{ offers }] = thingsOf('/events/$id', { ...event, ...changes }) as [{ offers?: { availability: string } }]
    expect(offers?.availability.replace('https://schema.org/', '')).toBe(expected)
    expect(offers).toEqual(expected && expect.objectContaining({ availabilityEnds: event.startsAt }))
  })

  it('nothing of the data of a page that is not public', () => {
    const head = headOf('/blog/$slug', '/blog/nazva', { ...post, published: false })
    expect(contentOf(head, 'robots')).toEqual(['noindex'])
    expect(JSON.stringify(head)).not.toContain('schema.org')
    const { about } = player
    const hidden = { about: { ...about, player: { ...about.player, hideFromSearch: true }, pictureVersion: null } }
    expect(contentOf(headOf('/player/$id/', '/player/7', hidden), 'robots')).toEqual(['noindex'])
    expect(JSON.stringify(headOf('/player/$id/', '/player/7', hidden))).not.toContain('/og/')
  })
})
