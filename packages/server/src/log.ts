import { type DestinationStream, pino } from 'pino'
import type { Config } from './config.ts'

/** Structured logs, one JSON object a line, with nothing secret in them. */
export const createLog = (level: Config['LOG_LEVEL'], destination?: DestinationStream) =>
  pino({ level, base: null, serializers: { err: factsOf } }, destination)

/** Of an error only what says where it happened: a database's error also carries the query and its values. */
function factsOf(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, table, constraint } = error as Error & Record<'code' | 'table' | 'constraint', unknown>
  const { name, message, stack, cause } = error
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
