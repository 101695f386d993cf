import type { Contract, Endpoint, ValidRequestOf } from '@matchbol/core/shared/endpoint'
import type { Page } from '@matchbol/core/shared/paging'
import type { Logger } from 'pino'
import type * as z from 'zod'
import type { Db } from '../db/client.ts'

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

type Data<E extends Endpoint> = z.input<E['reply']>
type Result<E extends Endpoint> = E extends { paged: true }
  ? Page<Data<E> extends (infer Row)[] ? Row : never>
  : Data<E>
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E>> | Result<E>

/** A contract entry joined with the code that answers it. */
export interface Route {
  method: string
  path: string
  endpoint: Endpoint
  handler: (call: never) => unknown
}

/** Joins a domain's contract with its handlers; a missing or superfluous one does not compile. */
export const serve = <C extends Contract>(
  contract: C,
  handlers: { [K in keyof C & string]: C[K] extends Endpoint ? Handler<C[K]> : never },
): Route[] =>
  Object.entries(contract).map(([key, endpoint]) => {
    const [method = '', path = ''] = key.split(' ')
    return { method, path, endpoint, handler: handlers[key as keyof C & string] as Route['handler'] }
  })
