import { RULES_ENTRY } from '@matchbol/core/faq/limits'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { listRoute } from '../list/list-route.ts'
import { ownPath } from '../session/own-path.ts'
import { canonicalAddress } from './canonical.ts'
import { idParam, pageParam, textParam } from './search-params.ts'

describe('the way back after signing in', () => {
  it('leads to a path of this site', () => {
    expect(ownPath('/profile/games?page=2#row')).toBe('/profile/games?page=2#row')
  })
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'profile',
    7,
    undefined,
  ])('never leads to %s', (value) => {
    expect(ownPath(value)).toBeUndefined()
  })
})

describe('§2: the canonical address', () => {
  const root = createRootRoute()
  const { validateSearch } = listRoute<object>({
    q: textParam,
    page: pageParam,
    redirect: textParam,
    league: idParam,
  } as object)
  const paths = ['/', '/stats', '/stats/players', '/auth'].map((path) =>
    createRoute({ getParentRoute: () => root, path, validateSearch }),
  )
  const others = ['/terms', '/rules'].map((path) => createRoute({ getParentRoute: () => root, path }))
  const history = createMemoryHistory()
  const routeTree = root.addChildren([...paths, ...others])
  const router = createRouter({ routeTree, history })
  const at = (path: string, search: object, publicUrl: string | null = null) => {
    const [first, ...matches] = router.matchRoutes(path, search)
    return canonicalAddress([
      { pathname: '/', ...first, loaderData: { site: { siteName: 'Матчбол', publicUrl } } },
      ...matches,
    ])
  }
  it('keeps the parameters that the page knows, sorted, and drops all others', () => {
    expect(at('/stats/players', { utm_source: 'x', q: 'Ко', page: 2, category: '' })).toBe(
      '/stats/players?page=2&q=%D0%9A%D0%BE',
    )
    expect(at('/terms', { page: 5, q: 'Ко', tag: 'x' })).toBe('/terms')
    expect(at('/auth', { redirect: '/profile', page: 2 })).toBe('/auth')
  })
  it('has no trailing slash but for the home page', () => {
    expect(at('/stats/', {})).toBe('/stats')
    expect(at('/', {})).toBe('/')
  })
  it('of the rules is that of their entry of the FAQ', () => {
    expect(at('/rules', {})).toBe(`/faq/${RULES_ENTRY}`)
  })
  it('begins with the address that people use, where it is known', () => {
    expect(at('/', { league: 2 }, 'https://club.example')).toBe('https://club.example/?league=2')
  })
})
