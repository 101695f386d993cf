import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { drawPage, ownAddress, type Site } from './site.ts'

const injected = 'alert(document.cookie)'
const own = 'hydrate()'
const context = { apiFetch: () => new Response(), onFailure: () => {}, hasTelegramWidget: false }
/** A site that draws this. */
const drawing =
  (html: (nonce: string) => string): Site =>
  async (_request, { nonce, takePage }) => {
    takePage(html(nonce))
    return new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  }
const page = drawing(
  (nonce) =>
    `<meta property="csp-nonce" content="${nonce}"/><p><script>${injected}</script><script nonce="guessed">${injected}</script></p>` +
    `<script nonce="${nonce}" class="tsr">${own}</script><script nonce="${nonce}" src="/assets/a.js"></script>`,
)
const draw = (site: Site, path = '/') => drawPage(site, new Request(`http://club.example${path}`), context)
const hashOf = (code: string) => createHash('sha256').update(code).digest('base64')

describe('a page', () => {
  it('allows the scripts that the site put into it, and none that somebody smuggled in', async () => {
    const drawn = await draw(page)
    const policy = drawn.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src 'self' 'sha256-${hashOf(own)}'; `)
    expect(policy).not.toContain(hashOf(injected))
  })

  it('and its policy can be kept together: neither shows by which mark it was drawn', async () => {
    const [one, other] = await Promise.all([draw(page), draw(page)])
    const html = await one.text()
    expect(html).toBe(await other.text())
    expect(html).toContain(`<script class="tsr">${own}</script><script src="/assets/a.js"></script>`)
    expect(one.headers.get('content-security-policy')).toBe(other.headers.get('content-security-policy'))
  })

  it('tells its scripts no moment of drawing, which would differ from node to node, and changes nobody’s words', async () => {
    const words = 'note:"as,u:1763812800000,s:"'
    const told = (at: number) =>
      drawing((nonce) => `<script nonce="${nonce}">{i:"/",u:${at},s:"success",l:{${words}}}</script>`)
    const [one, other] = await Promise.all([draw(told(1_763_812_800_000)), draw(told(1_763_812_800_001))])
    expect(await one.text()).toBe(await other.text())
    expect(await (await draw(told(1_763_812_800_000))).text()).toContain(words)
  })

  it.each([
    ['/%00', '/%00'],
    ['/%E0%A4%A&b', '/%E0%A4%A&amp;b'],
  ])(
    'whose path is no text is not there, and is called so, with no script to read it again: %s',
    async (path, named) => {
      const nowhere: Site = (request, context) =>
        drawing((nonce) => `<p>${new URL(request.url).pathname}</p><script nonce="${nonce}">${own}</script>`)(
          request,
          context,
        )
      expect(await (await draw(nowhere, path)).text()).toBe(`<p>${named}</p>`)
    },
  )

  it.each([
    ['/search?q=%00a', '/search?q=a'],
    ['/blog?q=%00&page=2', '/blog?page=2'],
    ['/blog?q=%EF%BF%BE', '/blog'],
    ['//evil.example?q=a%01b', '/evil.example?q=a+b'],
  ])('asked for with what no text of ours has is found without it: %s', async (path, location) => {
    const { status, headers } = await draw(page, path)
    expect([status, headers.get('location')]).toEqual([307, location])
  })
})

describe('a redirect', () => {
  it('names no host, which the client may have made up', async () => {
    const moved: Site = async ({ url }) => Response.redirect(new URL('/stats?page=2', url), 308)
    const { status, headers } = await draw(moved, '//stats?page=2')
    expect([status, headers.get('location')]).toEqual([308, '/stats?page=2'])
  })

  it.each([
    ['http://club.example/stats?a=b#c', '/stats?a=b#c'],
    ['/stats', '/stats'],
    ['http://club.example//evil.example/a', '/evil.example/a'],
    ['/../a', '/a'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['\\\\evil.example', '/'],
    ['https://evil.example/stats', '/'],
    ['https://club.example/stats', '/'],
    ['javascript:alert(1)', '/'],
  ])('never leads off the site: %s', (location, expected) =>
    expect(ownAddress(location, 'http://club.example/')).toBe(expected),
  )
})
