import type * as z from 'zod'
import type { RowAction } from '../audit.ts'
import type { MadeFrom } from './answer-tags.ts'

/** Who may call: anyone, the holder of a live session, or an administrator. What belongs to whom is decided by the verb. */
export type Access = 'anyone' | 'player' | 'admin'

/**
 * Which budget a call draws on. Reading and writing ones follow from the method when none is named; `unlimited` is for
 * what watches over the server.
 */
export type RateLimit = 'sign-in' | 'refresh' | 'invitation' | 'result' | 'upload' | 'picture' | 'form' | 'unlimited'

/** A body that is a file as it is, not JSON. What the sender calls it is not believed: the verb looks at the bytes. */
export interface FileBody {
  mediaTypes: readonly string[]
  mostBytes: number
}

/** A body whose bytes were signed by whoever sends it: it is handed on as sent, with what the header says of the signature. */
export interface RawBody {
  signatureHeader: string
  mostBytes: number
}

/** A reply that is a file as it is. The first media type is the usual one. */
export interface FileReply {
  readonly kind: 'file'
  readonly mediaTypes: readonly string[]
}
export const fileReply = (...mediaTypes: readonly [string, ...string[]]): FileReply => ({ kind: 'file', mediaTypes })

/** A reply that goes on: server-sent events, each of this shape, until one of the two sides ends it. */
export interface EventStream<Event extends z.ZodType = z.ZodType> {
  readonly kind: 'events'
  readonly event: Event
}
export const eventStream = <Event extends z.ZodType>(event: Event): EventStream<Event> => ({ kind: 'events', event })

/** Whether an answer is JSON in the envelope, of this shape. */
export const isJson = (reply: Endpoint['reply']): reply is z.ZodType => !('kind' in reply)

/** Whether an answer goes on. */
export const isStream = (reply: Endpoint['reply']): reply is EventStream => 'kind' in reply && reply.kind === 'events'

/** Who may keep a good answer, and for how many seconds before asking whether it still holds. */
export interface CachePolicy {
  keptBy: 'browser' | 'anyone'
  seconds: number
  /** What lies at the address never changes. */
  isImmutable?: true
}

/**
 * One endpoint of the product, as data: the route, its access check, its validation, the OpenAPI entry and the client's types
 * come from it. `reply` is the shape of `data` in the envelope, or another kind of answer; a `paged` one is a page of rows that
 * travels with `meta`.
 */
export interface Endpoint {
  summary: string
  /** The `message` of every good answer in JSON. */
  said?: string
  access: Access
  /**
   * Of a call that is open to anyone, what a bearer token is to it: `more` is told to whoever sends one, or one that is sent is
   * `checked`, so that blocked people are refused, or it is `needed` because the call is about the token itself. Only of the first do
   * handler and log learn who calls.
   */
  token?: 'more' | 'checked' | 'needed'
  /** A blocked person may call it too: what is theirs stays theirs. */
  openToBlocked?: true
  /** The answer holds a secret: it is not kept, so an Idempotency-Key is not heeded, and it travels uncompressed. */
  isSecret?: true
  /** A write by its method only, whose content is too long for an address: an Idempotency-Key is not heeded, as nothing can be done twice. */
  storesNothing?: true
  /** Parts of the address that are a secret: no log has them, and no search engine the page behind. */
  secretParams?: readonly string[]
  /** Reads much: a few at a time, and past a full queue UNAVAILABLE, so that the database has room for the others. */
  isHeavy?: true
  /** Past the end of which queue it is UNAVAILABLE, in words for who reads the API. */
  queue?: string
  /** A write that an administrator may make: done by one, it leaves this row in the audit, in the same transaction. */
  audit?: RowAction
  /** A write of which nobody looks for a trace at once: whoever makes it goes on being answered from what is kept. */
  isUnseen?: true
  limit?: RateLimit
  /** Units that a reading call costs of its budget where it reads many times as much as a page of a list. */
  cost?: number
  /** The same for everybody who calls without a token: kept as finished bytes until one of these changes, or the day ends. */
  madeFrom?: MadeFrom
  /** Nobody keeps the answer when none is named. */
  cache?: CachePolicy
  /** A file that pages of other sites may show. */
  isForOtherSites?: true
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  file?: FileBody
  raw?: RawBody
  reply: z.ZodType | FileReply | EventStream
  paged?: true
}

/** An answer in JSON does not compile without its message. */
type AnsweringEndpoint = Endpoint & ({ reply: z.ZodType; said: string } | { reply: FileReply | EventStream })

/** What only administrators write does not compile without saying what the audit calls it. */
type WriteEndpoint = AnsweringEndpoint & ({ access: 'anyone' | 'player' } | { access: 'admin'; audit: RowAction })

/** The endpoints of a domain, keyed by method and path: `'GET /api/v1/games/{id}'`, `'GET /icons/{name}.svg'`. */
export type Contract = Record<`GET /${string}`, AnsweringEndpoint> &
  Record<`${'POST' | 'PUT' | 'DELETE'} /${string}`, WriteEndpoint>

/** Every call of the product, for the types of its clients: each contract adds its own, so that no list names the domains. */
export interface Api extends Record<never, Endpoint> {}

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

type Bytes = Uint8Array<ArrayBuffer>
type FileOf<E extends Endpoint> = E extends { file: FileBody } ? { file: Bytes } : unknown
type SentFileOf<E extends Endpoint> = E extends { file: FileBody } ? { file: SentFile } : unknown
type RawOf<E extends Endpoint> = E extends { raw: RawBody }
  ? { raw: { bytes: Bytes; signature: string | undefined } }
  : unknown

/** What a caller sends: `{ params, query, body, file }`, as far as the endpoint has them. */
export type RequestOf<E extends Endpoint> = InputOf<E, 'params'> &
  InputOf<E, 'query'> &
  InputOf<E, 'body'> &
  SentFileOf<E>
/** What the handler receives, after validation. */
export type ValidRequestOf<E extends Endpoint> = OutputOf<E, 'params'> &
  OutputOf<E, 'query'> &
  OutputOf<E, 'body'> &
  FileOf<E> &
  RawOf<E>
/** What the caller gets in `data`; of a file, the file; of a stream, each event. */
export type ReplyOf<E extends Endpoint> = E['reply'] extends z.ZodType
  ? z.output<E['reply']>
  : E['reply'] extends EventStream<infer Event>
    ? z.output<Event>
    : SentFile
