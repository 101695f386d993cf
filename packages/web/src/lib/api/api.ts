import type { Api } from '@matchbol/core/api'
import type { Endpoint, ReplyOf, RequestOf } from '@matchbol/core/shared/endpoint'
import type { PageMeta } from '@matchbol/core/shared/paging'
import { errorOf } from './api-error.ts'
import { defaultMessage } from './default-messages.ts'

export type ApiFetch = (path: string, init?: RequestInit) => Response | Promise<Response>
export type Call = keyof Api

/** Looks at a call before it is sent, and throws where that would be of no use. */
type Refuse = (to: Call, sent: { params: Record<string, unknown>; query: Record<string, unknown> }) => void
type Extras = { idempotencyKey?: string; signal?: AbortSignal }
type Input<C extends Call> = RequestOf<Api[C]> & Extras
type Rest<C extends Call> = Record<never, never> extends Input<C> ? [input?: Input<C>] : [input: Input<C>]
type MetaOf<E extends Endpoint> = E extends { paged: true } ? { meta: PageMeta } : unknown

/** `data` of a call, for components that take it as a prop: `Reply<'GET /api/v1/games'>[number]`. */
export type Reply<C extends Call> = ReplyOf<Api[C]>
export type Answer<C extends Call> = { data: Reply<C>; message?: string } & MetaOf<Api[C]>

/**
 * The API by typed literals: `call('POST /api/v1/games/{id}/confirm', { params: { id }, body: { version } })`.
 * Rejects with `ApiError` for every answer other than 2xx, and with what `refuse` throws before anything is sent.
 */
export function createApi(send: ApiFetch, refuse?: Refuse) {
  const call = async <C extends Call>(to: C, ...[input]: Rest<C>): Promise<Answer<C>> => {
    const { params = {}, query = {}, ...rest } = (input ?? {}) as Untyped
    refuse?.(to, { params, query })
    const [method, template] = to.split(' ') as [string, string]
    const response = await send(pathOf(template, params) + searchOf(query), initOf(method, rest))
    if (!response.ok) throw await errorOf(response, defaultMessage(to, params, query))
    return (await response.json()) as Answer<C>
  }
  return { call }
}
export type ApiClient = ReturnType<typeof createApi>

type Untyped = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
} & Extras

const pathOf = (template: string, params: Record<string, unknown>) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

function searchOf(query: Record<string, unknown>) {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const search = new URLSearchParams(set.map(([key, value]) => [key, String(value)])).toString()
  return search && `?${search}`
}

function initOf(method: string, { body, file, idempotencyKey, signal }: Untyped): RequestInit {
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
