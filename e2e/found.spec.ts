import type { Page } from '@playwright/test'
import { openAlive } from './open-alive.ts'
import { publicRoutes, resolved } from './routes.ts'
import { expect, test } from './strict-test.ts'

/** What a page says of itself, as a browser reads it. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? ''
    return {
      title: document.title,
      description: content('meta[name=description]'),
      robots: content('meta[name=robots]'),
      shared: ['title', 'description', 'url', 'image'].map((name) => content(`meta[property="og:${name}"]`)),
      card: content('meta[name="twitter:card"]'),
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((it) => it.textContent ?? ''),
      feeds: [...document.querySelectorAll('link[rel=alternate]')].map((it) => it.getAttribute('href')),
    }
  })

const typesIn = (data: readonly string[]) =>
  data.flatMap((text) => JSON.parse(text)['@graph'].map((thing: { '@type': string }) => thing['@type'])).sort()

const typesOf: Record<string, string[]> = {
  '/': ['SportsOrganization', 'WebSite'],
  '/game/{latest}': ['BreadcrumbList', 'SportsEvent'],
  '/blog/druha-podacha-yakoi-ne-soromno': ['Article', 'BreadcrumbList'],
  '/player/1': ['BreadcrumbList', 'ProfilePage'],
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§1, §2: every public page in Ukrainian shows what it is about and where it leads, with a title, a description and an address of its own', async ({
    page,
    request,
  }) => {
    const said = new Map<string, string>()
    for (const route of publicRoutes.filter((route) => route !== '/auth')) {
      const address = await resolved(route, request)
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[а-яіїєґ]|FAQ/i)
      await expect(page.getByRole('main').getByRole('link').first(), route).toBeVisible()
      if (/^\/search|\/vs\//.test(route)) continue // not for search engines
      const head = await headOf(page)
      expect([route, head.robots, head.canonical]).toEqual([route, '', route === '/rules' ? '/faq/5' : address])
      for (const text of [head.title, head.description, head.card, ...head.shared])
        expect([route, text]).not.toEqual([route, ''])
      if (route !== '/faq/5') expect([route, said.get(head.description)]).toEqual([route, undefined]) // as /rules
      said.set(head.description, route)
      if (typesOf[route]) expect([route, typesIn(head.data)]).toEqual([route, typesOf[route]])
      expect([route, head.feeds.length]).toEqual([route, route === '/' || route.startsWith('/blog') ? 2 : 0])
    }
  })
})

test('on another page nothing in the head speaks of the first one any more', async ({ page }) => {
  await openAlive(page, '/blog')
  await page.getByRole('main').getByRole('link', { name: 'Друга подача, якої не соромно' }).click()
  await expect(page).toHaveTitle('Друга подача, якої не соромно · Матчбол')
  await expect
    .poll(() => headOf(page))
    .toMatchObject({
      ...{ description: '', shared: ['', '', '', ''], feeds: [], data: [] },
      canonical: '/blog/druha-podacha-yakoi-ne-soromno',
    })
})

test('§2: what is listed for search engines is there, may be kept, and is called so by itself', async ({
  page,
  request,
}) => {
  const listed = async (path: string) =>
    page.evaluate(
      (text) => {
        const file = new DOMParser().parseFromString(text, 'application/xml')
        return [...file.querySelectorAll('loc')].map((it) => new URL(it.textContent ?? '').href)
      },
      await (await request.get(path)).text(),
    )
  const ownPath = (address: string) => address.replace(new URL(address).origin, '')
  const files = await listed('/sitemap.xml')
  expect(files.length).toBeGreaterThan(4)
  for (const file of files) {
    const [first = '', ...more] = await listed(ownPath(file))
    for (const address of [first, more.at(-1) ?? first]) {
      const answer = await request.get(ownPath(address))
      const html = await answer.text()
      expect([address, answer.status(), html.includes('content="noindex"')]).toEqual([address, 200, false])
      expect(html).toContain(`<link rel="canonical" href="${ownPath(address)}"`)
    }
  }
})
