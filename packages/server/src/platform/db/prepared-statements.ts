import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { PoolClient } from 'pg'

/** A statement that comes so often is worth keeping; one whose text holds a list of some length may never come again. */
const WORTH_KEEPING = 3
/** Kept on each connection, whose memory they take. */
export const MOST_KEPT = 300
/** Texts that are counted and not kept yet. */
const MOST_COUNTED = 2000

const ANEW = '/* planned anew */'
/** In a statement: how rows are best found depends on what is looked for, so that no plan is worth keeping. */
export const plannedAnew = sql.raw(ANEW)

/** Whether a statement reads or writes rows. */
export const isOfRows = (text: string) => /^\s*(select|insert|update|delete|merge|with)\b/i.test(text)

/** Counts texts. @returns whether one has come so often now that it is worth keeping */
export function comesOften() {
  const counted = new Map<string, number>()
  return (text: string): boolean => {
    if (text.includes(ANEW)) return false
    const times = (counted.get(text) ?? 0) + 1
    counted.delete(text)
    if (times >= WORTH_KEEPING) return true
    counted.set(text, times)
    const [oldest] = counted.keys()
    if (counted.size > MOST_COUNTED && oldest !== undefined) counted.delete(oldest)
    return false
  }
}

/**
 * Lets PostgreSQL parse and plan what is asked often once for each connection and not each time: most of what a short statement
 * costs it. Not for a pooler that hands a connection on between transactions.
 * @returns what makes a connection of one pool do so
 */
export function preparedStatements() {
  const nameOf = namesOfWhatComesOften()
  /** Of the shape that the tables have had since this pool last heard that they have another. */
  let shape = 0

  return (client: PoolClient) => {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
    const prepared = async (text: string, values: readonly unknown[]) => {
      const name = nameOf(text)
      if (!name) return query(text, values)
      const isInTransaction = client.getTransactionStatus() !== 'I'
      const ask = () => query({ name: `${name}_${shape}`, text, values })
      try {
        return await ask()
      } catch (error) {
        if (!isOutdated(error)) throw error
        shape++
        if (isInTransaction) throw error // it is over: `inTransaction` runs it again
        return ask()
      }
    }
    const asked = (text: unknown, values?: unknown, ...others: unknown[]) =>
      typeof text === 'string' && Array.isArray(values) && others.length === 0
        ? prepared(text, values)
        : query(text, values, ...others)
    client.query = asked as typeof client.query
  }
}

/** A migration has changed the columns of what a kept statement returns. Asked again, it is prepared anew. */
export const isOutdated = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === '0A000' &&
  error.message === 'cached plan must not change result type'

function namesOfWhatComesOften() {
  const isOften = comesOften()
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known || names.size >= MOST_KEPT || !isOfRows(text) || !isOften(text)) return known
    const name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
}
