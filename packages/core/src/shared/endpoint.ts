import type * as z from 'zod'

/** Who may call: anyone, the holder of a live session, or an administrator. What belongs to whom is decided by the verb. */
export type Access = 'anyone' | 'player' | 'admin'

/** Which per-minute budget a call draws on; reading and writing ones follow from the method when none is named. */
export type RateLimit = 'sign-in' | 'refresh' | 'invitation' | 'result'

/**
 * One door of the API, as data: the route, its access check, its validation, the OpenAPI entry and the client's types
 * come from it. `reply` is the shape of `data` in the envelope; a `paged` one is an array that travels with `meta`.
 */
export interface Endpoint {
  summary: string
  access: Access
  limit?: RateLimit
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  reply: z.ZodType
  paged?: true
}

/** The endpoints of a domain, keyed by method and path: `'GET /api/v1/games/{id}'`. */
export type Contract = Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`, Endpoint>

type Shape<E extends Endpoint, Part extends keyof Endpoint> = E extends { [P in Part]: z.ZodType } ? E[Part] : never
type InputOf<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = [Shape<E, Part>] extends [never]
  ? unknown
  : Record<never, never> extends z.input<Shape<E, Part>>
    ? { [P in Part]?: z.input<Shape<E, Part>> }
    : { [P in Part]: z.input<Shape<E, Part>> }
type OutputOf<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = [Shape<E, Part>] extends [never]
  ? unknown
  : { [P in Part]: z.output<Shape<E, Part>> }

/** What a caller sends: `{ params, query, body }`, as far as the endpoint has them. */
export type RequestOf<E extends Endpoint> = InputOf<E, 'params'> & InputOf<E, 'query'> & InputOf<E, 'body'>
/** What the handler receives, after validation. */
export type ValidRequestOf<E extends Endpoint> = OutputOf<E, 'params'> & OutputOf<E, 'query'> & OutputOf<E, 'body'>
/** What the caller gets in `data`. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>
