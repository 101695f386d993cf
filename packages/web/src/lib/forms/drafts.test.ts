import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SessionUser, signIn, signOut } from '../session/session.ts'
import { forgetAllDrafts, forgetDrafts, keepDraft, readDraft } from './drafts.ts'

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

beforeEach(() => {
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
