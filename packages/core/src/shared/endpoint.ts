import type * as z from 'zod'

/** Who may call: anyone, the holder of a live session, or an administrator. What belongs to whom is decided by the verb. */
export type Access = 'anyone' | 'player' | 'admin'

/** Which per-minute budget a call draws on; reading and writing ones follow from the method when none is named. */
export type RateLimit = 'sign-in' | 'refresh' | 'invitation' | 'result' | 'upload'

/** A body that is a file as it is, not JSON. What the sender calls it is not believed: the verb looks at the bytes. */
export interface FileBody {
  mediaTypes: readonly string[]
  mostBytes: number
}

/**
 * One door of the API, as data: the route, its access check, its validation, the OpenAPI entry and the client's types
 * come from it. `reply` is the shape of `data` in the envelope; a `paged` one is an array that travels with `meta`.
 */
export interface Endpoint {
  summary: string
  access: Access
  /**
   * Of a call that is open to anyone, what a bearer token is to it: `more` is told to whoever sends one, or it is `needed` because
   * the call is about the token itself. Only a handler of the former is told who calls.
   */
  token?: 'more' | 'needed'
  /** A blocked person may call it too: what is theirs stays theirs. */
  openToBlocked?: true
  /** The answer holds a secret: it is not kept, so an Idempotency-Key is not heeded, and it travels uncompressed. */
  isSecret?: true
  /** Reads much: a few at a time, and past a full queue UNAVAILABLE, so that the database has room for the others. */
  isHeavy?: true
  limit?: RateLimit
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  file?: FileBody
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

/** A browser's `Blob`, which this package does not know. */
export interface SentFile {
  readonly type: string
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

type FileOf<E extends Endpoint> = E extends { file: FileBody } ? { file: Uint8Array<ArrayBuffer> } : unknown
type SentFileOf<E extends Endpoint> = E extends { file: FileBody } ? { file: SentFile } : unknown

/** What a caller sends: `{ params, query, body, file }`, as far as the endpoint has them. */
export type RequestOf<E extends Endpoint> = InputOf<E, 'params'> &
  InputOf<E, 'query'> &
  InputOf<E, 'body'> &
  SentFileOf<E>
/** What the handler receives, after validation. */
export type ValidRequestOf<E extends Endpoint> = OutputOf<E, 'params'> &
  OutputOf<E, 'query'> &
  OutputOf<E, 'body'> &
  FileOf<E>
/** What the caller gets in `data`. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>
