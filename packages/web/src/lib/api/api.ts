import type { Profile } from '@matchbol/core/overview/contract'
import { WITH_PROFILE } from '@matchbol/core/overview/with-profile'
import type { Api, Endpoint, ReplyOf, RequestOf } from '@matchbol/core/shared/endpoint'
import type { PageMeta } from '@matchbol/core/shared/paging'
import { type ApiResponse, errorOf } from './api-error.ts'

export type ApiFetch = (path: string, init?: RequestInit) => ApiResponse | Promise<ApiResponse>
/** What is answered in JSON: files have addresses, and streams readers of their own. */
export type Call = { [C in keyof Api]: Api[C]['reply'] extends { kind: string } ? never : C }[keyof Api]

type Values = Record<string, unknown>

/** Told of one's own profile as it is after a write. */
type TakeProfile = (profile: Profile) => void

/** Looks at a call before it is sent, and throws where that would be of no use. */
type Refuse = (to: Call, sent: { params: Values; query: Values }) => void
type Extras = { idempotencyKey?: string; signal?: AbortSignal }
type Input<C extends Call> = RequestOf<Api[C]> & Extras
type Rest<C extends Call> = Record<never, never> extends Input<C> ? [input?: Input<C>] : [input: Input<C>]
type MetaOf<E extends Endpoint> = E extends { paged: true } ? { meta: PageMeta } : unknown

/** `data` of a call, for components that take it as a prop: `Reply<'GET /api/v1/games'>[number]`. */
export type Reply<C extends Call> = ReplyOf<Api[C]>
export type Answer<C extends Call> = { data: Reply<C>; message?: string } & MetaOf<Api[C]>

/**
 * The API by typed literals: `call('POST /api/v1/games/{id}/confirm', { params: { id }, body: { version } })`.
 * A write brings one's own profile along, for `takeProfile`.
 * Rejects with `ApiError` for every answer other than 2xx, and with what `refuse` throws before anything is sent.
 */
export function createApi(send: ApiFetch, refuse?: Refuse, takeProfile?: TakeProfile) {
  const call = async <C extends Call>(to: C, ...[input]: Rest<C>): Promise<Answer<C>> => {
    const { params = {}, query = {}, ...rest } = (input ?? {}) as Untyped
    refuse?.(to, { params, query })
    const [method, template] = to.split(' ') as [string, string]
    const init = initOf(method, rest)
    if (takeProfile && method !== 'GET') init.headers.set(WITH_PROFILE, '1')
    const response = await send(pathOf(template, params) + searchOf(query), init)
    if (!response.ok) throw await errorOf(response, () => wordsFor(to, params, query))
    const answer = (await response.json()) as Answer<C> & { profile?: Profile }
    if (answer.profile) takeProfile?.(answer.profile)
    return answer
  }
  return { call }
}
export type ApiClient = ReturnType<typeof createApi>

/** Fetched when they are needed, which is hardly ever: a refusal of ours brings its own. */
const wordsFor = async (to: Call, params: Values, query: Values) =>
  (await import('./default-messages.ts')).defaultMessage(to, params, query)

type Untyped = {
  params?: Values
  query?: Values
  body?: unknown
  file?: Blob
} & Extras

const pathOf = (template: string, params: Values) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

function searchOf(query: Values) {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const search = new URLSearchParams(set.map(([key, value]) => [key, String(value)])).toString()
  return search && `?${search}`
}

function initOf(method: string, { body, file, idempotencyKey, signal }: Untyped) {
  const headers = new Headers({ accept: 'application/json' })
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (file) headers.set('content-type', file.type || 'application/octet-stream')
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  return {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(file && { body: file }),
    ...(signal && { signal }),
  }
}
