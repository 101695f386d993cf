import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetAnswers, type SessionUser, signIn, signOut } from '../session/session.ts'
import type { ApiClient } from './api.ts'
import { keepingAnswers, keptAnswers } from './kept-answers.ts'
import { emptyOnError } from './list-reads.ts'

const [oleh, ira] = [1, 2]
const person = (id: number) => ({ id, leagues: [] as unknown }) as SessionUser
const answering = (data: unknown) => ({ call: async () => ({ data }) }) as unknown as ApiClient
const readGames = (api: ApiClient, page = 1) =>
  api.call('GET /api/v1/games/player/{id}', { params: { id: oleh }, query: { page } })

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } })
  signIn('token', person(oleh))
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

it('a page opens with what it read last, and knows that it is to be read afresh', async () => {
  await readGames(keepingAnswers(answering('before'), oleh))
  const { api, usesKept } = keptAnswers(answering('now'), oleh)
  expect(usesKept()).toBe(false)
  expect(await readGames(api)).toEqual({ data: 'before' })
  expect(usesKept()).toBe(true)
  expect(await readGames(api, 2)).toEqual({ data: 'now' })
  expect(await readGames(keptAnswers(answering('later'), oleh).api, 2)).toEqual({ data: 'now' })
})

it.each([
  ['another person', () => ira, () => signIn('token', person(ira))],
  ['the same person after signing out and in', () => oleh, () => [signOut(), signIn('token', person(oleh))]],
  ['the same person after a move of their own', () => oleh, () => forgetAnswers()],
])('nothing of it is shown to %s', async (_who, reader, happens) => {
  await readGames(keepingAnswers(answering('before'), oleh))
  happens()
  expect(await readGames(keptAnswers(answering('now'), reader()).api)).toEqual({ data: 'now' })
})

it('an answer that comes after signing out is not kept', async () => {
  const late = { call: async () => [signOut(), { data: 'late' }][1] } as unknown as ApiClient
  await readGames(keepingAnswers(late, oleh))
  expect([...stored.keys()]).toEqual([])
})

it('a list that is empty because it could not be read is not kept', async () => {
  const failing = emptyOnError({ call: () => Promise.reject(new Error()) } as unknown as ApiClient, () => {})
  await readGames(keepingAnswers(failing, oleh))
  expect(await readGames(keptAnswers(answering('now'), oleh).api)).toEqual({ data: 'now' })
})

it('what is kept stays small: the oldest goes', async () => {
  const api = keepingAnswers(answering('x'.repeat(100_000)), oleh)
  for (const page of [1, 2, 3, 4, 5]) await readGames(api, page)
  expect(stored.get('answers')?.length).toBeLessThan(400_000)
  const kept = keptAnswers(answering('now'), oleh).api
  expect(await readGames(kept, 1)).toEqual({ data: 'now' })
  expect((await readGames(kept, 5)).data).toHaveLength(100_000)
})
