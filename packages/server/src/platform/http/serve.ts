import type { RowAction } from '@matchbol/core/audit'
import type { Endpoint, EventStream, FileReply, ValidRequestOf } from '@matchbol/core/shared/endpoint'
import type { PageMeta } from '@matchbol/core/shared/paging'
import type { Logger } from 'pino'
import type * as z from 'zod'
import { type AuditSubject, audited, type OwnedSubject, refuseStranger } from '../audit/audited.ts'
import type { Db } from '../db/client.ts'
import type { Subscribe } from './event-streams.ts'

/** Who calls, as their live session says. */
export interface Caller {
  id: number
  isAdmin: boolean
  sessionId: number
}

/** What every handler has at hand. `now` is read once per request. */
export interface RequestContext {
  db: Db
  now: Date
  /** The bearer token as sent, for the one call that takes an expired one. */
  token: string | undefined
  /** User agent and address, to tell devices apart. */
  device: { name: string; address: string }
  log: Logger
}

type CallerOf<E extends Endpoint> = E['access'] extends 'anyone'
  ? E extends { token: 'more' }
    ? Caller | null
    : null
  : Caller
export type Call<E extends Endpoint> = RequestContext & { me: CallerOf<E> } & ValidRequestOf<E>

export type FileContent = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>

/** A file as a handler gives it out. */
export interface ServedFile {
  /** Called only when the file has to travel: not for who has it already, nor for who asks for its headers. */
  content: FileContent | (() => Promise<FileContent>)
  /** One of those in the contract; the first when none is named. */
  mediaType?: string
  /** What the browser calls it when the person keeps it. */
  name?: string
  /** Of one that may be kept, what it shows, as a call of the API would send it: changes of that drop it. */
  shows?: unknown
  /** Changes whenever the content does: who has this one is told so (304). */
  version?: string
}

type Data<Reply> = Reply extends z.ZodType ? z.input<Reply> : never
type Result<E extends Endpoint> = E['reply'] extends FileReply
  ? ServedFile
  : E['reply'] extends EventStream<infer Event>
    ? Subscribe<z.input<Event>>
    : E extends { paged: true }
      ? { data: Data<E['reply']>; meta: PageMeta }
      : Data<E['reply']>
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E>> | Result<E>

/** A handler of a write that first needs what others have to be waited for. */
interface Prepared<E extends Endpoint> {
  /** Comes before any transaction, also before that of an audit or an Idempotency-Key. @returns the call as `handle` gets it */
  before: (call: Call<E>) => Promise<Call<E>>
  handle: Handler<E>
}

/** A contract entry joined with the code that answers it. */
export interface Route {
  method: string
  path: string
  endpoint: Endpoint
  before?: (call: never) => Promise<object>
  handler: (call: never) => unknown
}

type Contracts = Record<string, Endpoint>
type CallOf<E> = E extends Endpoint ? Call<E> : never
type SubjectOf<E extends Endpoint> = [E['access']] extends ['admin'] ? AuditSubject<CallOf<E>> : OwnedSubject<CallOf<E>>
/** What the audited calls of a contract are about, by action; whose it is has to be said where not only administrators call. */
export type AuditSubjects<C extends Contracts> = {
  [A in Extract<C[keyof C], { audit: RowAction }>['audit']]: SubjectOf<Extract<C[keyof C], { audit: A }>>
}

/**
 * Joins a domain's contract with its handlers, and with what its audited calls are about; a missing or superfluous one does
 * not compile.
 */
export function serve<C extends Contracts>(
  contract: C,
  handlers: { [K in keyof C & string]: Handler<C[K]> | Prepared<C[K]> },
  ...[subjects]: keyof AuditSubjects<C> extends never ? [] : [AuditSubjects<C>]
): Route[] {
  const subjectOf: Partial<Record<RowAction, AuditSubject<never>>> = subjects ?? {}
  const routes: Route[] = []
  for (const key in contract) {
    const [method = '', path = ''] = key.split(' ')
    const endpoint: C[typeof key] = contract[key]
    const given: Route['handler'] | { before: Required<Route>['before']; handle: Route['handler'] } = handlers[key]
    const { before, handle } = typeof given === 'function' ? { handle: given } : given
    const { audit } = endpoint
    const subject = audit && subjectOf[audit]
    const handler = subject ? (call: never) => audited(audit, subject, call, handle) : handle
    routes.push({
      method,
      path,
      endpoint,
      handler,
      ...(before && { before: subject ? ofNoStranger(subject, before) : before }),
    })
  }
  return routes
}

/** Nothing is waited for on behalf of who may not act. */
const ofNoStranger =
  (subject: AuditSubject<never>, before: Required<Route>['before']): Required<Route>['before'] =>
  async (call) => {
    await refuseStranger(subject, call)
    return before(call)
  }

/** As Hono writes it: a part with an ending, as `{name}.svg`, is a part of its own. */
export const patternOf = (path: string) =>
  path.replace(/\{(\w+)\}(\.\w+)?/g, (_, name: string, ending?: string) =>
    ending ? `:${name}{[^/]+\\${ending}}` : `:${name}`,
  )

/** How a path stands in a log: of an address with a secret in it, only what comes before. */
export function withoutSecrets(routes: readonly Route[]): (path: string) => string {
  const beginnings = routes
    .filter(({ endpoint }) => endpoint.secretParams)
    .map(({ path }) => path.slice(0, path.indexOf('{')))
  return (path) => {
    const [end] = beginnings.flatMap((beginning) => {
      const at = path.toLowerCase().indexOf(beginning)
      return at === -1 ? [] : [at + beginning.length]
    })
    return end === undefined ? path : `${path.slice(0, end)}…`
  }
}
