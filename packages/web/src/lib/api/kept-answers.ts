import { readStored, store } from '../browser/storage.ts'
import { answersKey, readSession } from '../session/session.ts'
import type { ApiClient, Call } from './api.ts'
import { isEmptied } from './list-reads.ts'

/** What one person's pages have read last, the latest at the end, each under its call. */
interface Kept {
  build: string
  userId: number
  answers: [call: string, answer: unknown][]
}

const mostAnswers = 40
const mostCharacters = 400_000

/** Named by what is in it and in what it imports: another build may have other shapes, and its pages must not meet these. */
const build = import.meta.url

/** Reads afresh, and keeps what came for the next time the page is opened. */
export function keepingAnswers(api: ApiClient, userId: number): ApiClient {
  return through(api, async (name, read) => {
    const answer = await read()
    if (!isEmptied(answer)) keep(userId, name, answer)
    return answer
  })
}

/** Answers as they were the last time where they are known; `usesKept` says whether something is to be read afresh. */
export function keptAnswers(api: ApiClient, userId: number): { api: ApiClient; usesKept: () => boolean } {
  const kept = new Map(keptOf(userId))
  let isUsed = false
  const fresh = keepingAnswers(api, userId)
  const first = through(fresh, async (name, read) => {
    if (!kept.has(name)) return read()
    isUsed = true
    return kept.get(name)
  })
  return { api: first, usesKept: () => isUsed }
}

function through(api: ApiClient, answer: (name: string, read: () => Promise<unknown>) => Promise<unknown>): ApiClient {
  const send = api.call as (to: Call, input?: object) => Promise<unknown>
  const call = (to: Call, input?: object) =>
    to.startsWith('GET ') ? answer(`${to} ${JSON.stringify(input ?? {})}`, () => send(to, input)) : send(to, input)
  return { call: call as ApiClient['call'] }
}

function keptOf(userId: number): Kept['answers'] {
  try {
    const kept = JSON.parse(readStored(answersKey) ?? 'null') as Kept | null
    return kept?.build === build && kept.userId === userId ? kept.answers : []
  } catch {
    return [] // something of another kind under our key
  }
}

/** The latest in place of the oldest; nothing for a person who has signed out meanwhile. */
function keep(userId: number, name: string, answer: unknown) {
  const session = readSession()
  if (session.status !== 'in' || session.user.id !== userId) return
  const answers = [...keptOf(userId).filter(([other]) => other !== name), [name, answer] as [string, unknown]]
  let text = ''
  for (let rest = answers.slice(-mostAnswers); rest.length > 0; rest = rest.slice(1)) {
    text = JSON.stringify({ build, userId, answers: rest } satisfies Kept)
    if (text.length <= mostCharacters) break
    text = ''
  }
  if (text) store(answersKey, text)
}
