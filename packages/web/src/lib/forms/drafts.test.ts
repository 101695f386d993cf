import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SessionUser, signIn, signOut } from '../session/session.ts'
import { forgetAllDrafts, forgetDrafts, keepDraft, readDraft, takeLeftDraft } from './drafts.ts'

const person = (id: number) => ({ id, firstName: 'Олег', leagues: [] as unknown }) as SessionUser

/** Storage as a browser has it: its keys are its properties. */
function storage(): object {
  const held: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => held[key] ?? null,
    setItem: (key: string, value: string) => {
      held[key] = value
    },
    removeItem: (key: string) => Reflect.deleteProperty(held, key),
  }
  return new Proxy(held, { get: (_, name) => Reflect.get(methods, name) })
}

/** Locks as a browser has them: held until the tab that asked for one is closed. */
function locks() {
  const held = new Set<string>()
  return {
    request: async (name: string) => void held.add(name),
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
    release: (end: string) => {
      for (const name of held) if (name.endsWith(end)) held.delete(name)
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: locks() })
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } })
  signIn('token', person(1))
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

describe('what somebody has typed', () => {
  it('is still there when they come back after a lost session', () => {
    keepDraft('invite 1 7', { place: 'КПІ' })
    signOut()
    signIn('another token', person(1))
    expect(readDraft('invite 1 7')).toEqual({ place: 'КПІ' })
  })

  it('is shown to nobody else', () => {
    keepDraft('invite 1 7', { place: 'КПІ' })
    signIn('their token', person(2))
    expect(readDraft('invite 1 7')).toBeUndefined()
  })

  it('is forgotten once it was sent, with all that belongs to it and nothing else', () => {
    keepDraft('score 12', 'sets')
    keepDraft('score 12 review', 'notes')
    keepDraft('score 123', 'another game')
    forgetDrafts('score 12')
    expect([readDraft('score 12'), readDraft('score 12 review')]).toEqual([undefined, undefined])
    expect(readDraft('score 123')).toBe('another game')
  })

  describe('in several tabs', () => {
    const article = 'article 5'
    const inTab = (tab: object) => vi.stubGlobal('sessionStorage', tab)
    const open = (words?: string) => {
      const tab = storage()
      inTab(tab)
      if (words) keepDraft(article, words, true)
      return tab
    }
    const close = (tab: object) => {
      inTab(tab)
      const name = sessionStorage.getItem('draft tab') ?? 'none'
      ;(navigator.locks as unknown as ReturnType<typeof locks>).release(name)
    }
    const shownIn = async (tab: object) => {
      inTab(tab)
      return readDraft(article) ?? (await takeLeftDraft(article))
    }
    const left = () => Object.keys(localStorage).filter((key) => key.startsWith('draft'))

    it('is each tab’s own while it is open, also once another has sent or is closed', async () => {
      const first = open('перша')
      const second = open('друга')
      expect([await shownIn(first), await shownIn(second)]).toEqual(['перша', 'друга'])
      inTab(second)
      forgetDrafts(article)
      expect(await shownIn(second)).toBeUndefined()
      const third = open()
      expect(await shownIn(third)).toBeUndefined()
      close(first)
      close(third)
      expect(await shownIn(open())).toBe('перша')
    })

    it('is taken up from a closed one once, and gone when it was sent', async () => {
      close(open('перша'))
      const second = open()
      expect(await shownIn(second)).toBe('перша')
      expect(await shownIn(open())).toBeUndefined()
      inTab(second)
      forgetDrafts(article)
      expect(left()).toEqual([])
    })

    it('waits while another text is being typed', async () => {
      close(open('перша'))
      const second = open()
      const taken = takeLeftDraft(article)
      keepDraft(article, 'друга', true)
      expect([await taken, await shownIn(second), left().length]).toEqual([undefined, 'друга', 2])
    })

    it('is copied where the browser cannot tell whether its tab is open', async () => {
      vi.stubGlobal('navigator', {})
      const first = open('перша')
      expect(await shownIn(open())).toBe('перша')
      forgetDrafts(article)
      expect([await shownIn(first), left().length]).toEqual(['перша', 1])
    })

    it('goes with the names of the tabs when they sign out', () => {
      open('перша')
      const second = open('друга')
      forgetAllDrafts()
      expect([...left(), ...Object.keys(second)]).toEqual([])
    })
  })

  it('does not stay behind when they sign out', () => {
    keepDraft('score 12', 'sets')
    sessionStorage.setItem('something-else', 'kept')
    forgetAllDrafts()
    expect(readDraft('score 12')).toBeUndefined()
    expect(sessionStorage.getItem('something-else')).toBe('kept')
  })

  it('is lost, and nothing else is, where storage is switched off', () => {
    vi.stubGlobal('sessionStorage', undefined)
    keepDraft('score 12', 'sets')
    forgetDrafts('score 12')
    expect(readDraft('score 12')).toBeUndefined()
  })
})
