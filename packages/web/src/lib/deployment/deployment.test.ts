import { describe, expect, it } from 'vitest'
import { isNewBuild, mayLeaveByReload, mayReloadFor, stepFor } from './deployment.ts'

const reading = { isOutdated: true, isHidden: false, isBusy: false, stillFor: 9_999 }

describe('§4: after a new deployment', () => {
  it('a page that nobody looks at reloads at once', () => {
    expect(stepFor({ ...reading, isHidden: true })).toBe('reload')
  })
  it('a page at which somebody stirs is left in peace, until nobody has for ten seconds', () => {
    expect(stepFor(reading)).toBe('wait')
    expect(stepFor({ ...reading, stillFor: 10_000 })).toBe('reload')
  })
  it('who writes is offered it, also when the page is out of sight', () => {
    expect(stepFor({ ...reading, isBusy: true })).toBe('offer')
    expect(stepFor({ ...reading, isBusy: true, isHidden: true })).toBe('offer')
    expect(stepFor({ ...reading, isBusy: true, stillFor: 60_000 })).toBe('offer')
  })
  it('and without one nothing happens', () => {
    expect(stepFor({ ...reading, isOutdated: false, isHidden: true, stillFor: 60_000 })).toBe('wait')
  })

  it('the next page comes from the new one', () => {
    expect(mayLeaveByReload(reading, '/stats', '/blog')).toBe(true)
    expect(mayLeaveByReload({ ...reading, isBusy: true }, '/stats', '/blog')).toBe(true)
  })
  it('but letters typed into a search of the same page are not lost', () => {
    expect(mayLeaveByReload({ ...reading, isBusy: true }, '/stats/players', '/stats/players')).toBe(false)
    expect(mayLeaveByReload(reading, '/stats/players', '/stats/players')).toBe(true)
  })
  it('and a page of the present one is left as ever', () => {
    expect(mayLeaveByReload({ ...reading, isOutdated: false }, '/stats', '/blog')).toBe(false)
  })
})

describe('a new build', () => {
  const latest = { id: 'b', entry: '/assets/index-b.js' }
  const manifest = { id: 'b', files: ['/assets/index-b.js', '/assets/vendor.js'] }
  it('has another entry, and is there in full', () => {
    expect(isNewBuild('/assets/index-a.js', latest, manifest)).toBe(true)
  })
  it.each<[string, string, unknown, unknown]>([
    ['our own', '/assets/index-b.js', latest, manifest],
    ['one whose manifest is not there yet', '/assets/index-a.js', latest, null],
    ['one whose manifest is of another build', '/assets/index-a.js', latest, { files: ['/assets/index-c.js'] }],
    ['an answer of a proxy', '/assets/index-a.js', { error: 'gone' }, manifest],
  ])('is not %s', (_what, own, told, files) => {
    expect(isNewBuild(own, told, files)).toBe(false)
  })
})

it('§8, §9: a failed chunk reloads the page at most once per 10 seconds and path', () => {
  const at = Date.parse('2026-11-21T18:00:00Z')
  expect(mayReloadFor(0, at)).toBe(true)
  expect(mayReloadFor(at, at + 9_999)).toBe(false)
  expect(mayReloadFor(at, at + 10_000)).toBe(true)
})
