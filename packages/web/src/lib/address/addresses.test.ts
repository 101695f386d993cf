import { RULES_ENTRY } from '@matchbol/core/faq/limits'
import { describe, expect, it } from 'vitest'
import { ownPath } from '../session/own-path.ts'
import { canonicalAddress } from './canonical.ts'

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
  const at = (pathname: string, search: object, publicUrl: string | null = null) =>
    canonicalAddress([
      { pathname: '/', search: {}, loaderData: { site: { siteName: 'Матчбол', publicUrl } } },
      { pathname, search },
    ])
  it('keeps the known parameters, sorted, and drops all others', () => {
    expect(at('/stats/players', { utm_source: 'x', q: 'Ко', page: 2, category: '' })).toBe(
      '/stats/players?page=2&q=%D0%9A%D0%BE',
    )
  })
  it('has no trailing slash but for the home page', () => {
    expect(at('/stats/', {})).toBe('/stats')
    expect(at('/', {})).toBe('/')
  })
  it('of the rules is that of their entry of the FAQ', () => {
    expect(at('/rules', {})).toBe(`/faq/${RULES_ENTRY}`)
  })
  it('begins with the address that people use, where it is known', () => {
    expect(at('/stats', { league: 2 }, 'https://club.example')).toBe('https://club.example/stats?league=2')
  })
})
