import { type DestinationStream, pino } from 'pino'
import type { Config } from './config.ts'

/** Structured logs, one JSON object a line, with nothing secret in them. */
export const createLog = (level: Config['LOG_LEVEL'], destination?: DestinationStream) =>
  pino({ level, base: null, serializers: { err: factsOf } }, destination)

/** Of an error only what says where it happened: a database's error also carries the query and its values. */
function factsOf(error: unknown): object {
  if (typeof error !== 'object' || error === null) return { message: String(error) }
  // Also of what only looks like one: the job queue tells of a failure by a plain object.
  const { name, message, code, table, constraint, stack, cause } = error as Record<string, unknown>
  const errors = error instanceof AggregateError ? { errors: error.errors.map(factsOf) } : {}
  return {
    name,
    message,
    code,
    table,
    constraint,
    stack,
    ...(cause !== undefined && { cause: factsOf(cause) }),
    ...errors,
  }
}
