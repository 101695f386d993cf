import { setImmediate } from 'node:timers/promises'
import { type messages, type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'
import { comesOften, isOfRows, isOutdated, MOST_KEPT } from './prepared-statements.ts'

const { serialize } = protocol

/** After so many statements a table may have grown from empty to large, and nothing has analysed it meanwhile. */
const PLANS_LAST = 1000
/** Statements that follow one another at once keep the event loop no longer than this and the last of them, in milliseconds. */
const MOST_WITHOUT_A_TURN = 5

interface Statement {
  name: string
  parameterTypes: number[]
  /** Tells of the columns of its rows; nothing where it returns none. */
  columns: messages.BackendMessage[]
}

/**
 * Lets the embedded database parse and plan what is asked often once, and has it answer in one call into WebAssembly. By itself the
 * library makes six calls for each statement and keeps nothing. All but reading and writing rows goes the library's own way.
 */
export function prepareStatements(pglite: PGlite) {
  const ask = statementsOf(pglite)
  const query = pglite.query.bind(pglite)
  const transaction = pglite.transaction.bind(pglite)

  pglite.query = async <Row>(text: string, values: unknown[] = [], options?: QueryOptions) => {
    if (!isOurs(text, options)) return query<Row>(text, values, options)
    await pglite._checkReady()
    return pglite._runExclusiveTransaction(async () => {
      const result = await ask<Row>(text, values, options)
      await pglite.syncToFs()
      return result
    })
  }
  pglite.transaction = (work) =>
    transaction((inner) => {
      const query = <Row>(text: string, values: unknown[] = [], options?: QueryOptions) =>
        inner.closed || !isOurs(text, options)
          ? inner.query<Row>(text, values, options)
          : ask<Row>(text, values, options)
      return work(Object.assign(Object.create(inner), { query }))
    })
}

const isOurs = (text: string, options: QueryOptions = {}) =>
  isOfRows(text) && Object.keys(options).every((key) => key === 'rowMode')

function statementsOf(pglite: PGlite) {
  const isOften = comesOften()
  const turn = turnsOfTheLoop()
  /** By text, first the one that was asked longest ago. */
  const kept = new Map<string, Statement>()
  let dropped: string[] = []
  let made = 0
  let asked = 0

  const send = (...parts: Uint8Array[]) => pglite.execProtocolStream(Buffer.concat(parts), { syncToFs: false })

  const prepare = async (text: string, name = ''): Promise<Statement> => {
    const closed = dropped.map((name) => serialize.close({ type: 'S', name }))
    dropped = []
    const parsed = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name })]
    const answer = await send(...closed, ...parsed, serialize.sync())
    const columns = answer.filter((message) => message.name === 'rowDescription')
    return { name, columns, parameterTypes: parse.parseDescribeStatementResults(answer) }
  }

  const drop = (text: string) => {
    const statement = kept.get(text)
    if (statement && kept.delete(text)) dropped.push(statement.name)
  }

  const statementFor = async (text: string): Promise<Statement> => {
    const known = kept.get(text)
    if (!known && !isOften(text)) return prepare(text)
    const statement = known ?? (await prepare(text, `kept ${++made}`))
    kept.delete(text)
    kept.set(text, statement)
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size > MOST_KEPT) drop(oldest)
    return statement
  }

  const run = async <Row>(text: string, given: unknown[], options?: QueryOptions) => {
    // Refused in a transaction that has failed, as what is asked will be.
    if (++asked % PLANS_LAST === 0) await send(serialize.query('discard plans')).catch(() => {})
    const { name, columns, parameterTypes } = await statementFor(text)
    const values = given.map((value, index) => written(value, pglite.serializers[parameterTypes[index] ?? 0]))
    const answer = await send(serialize.bind({ statement: name, values }), serialize.execute(), serialize.sync())
    const [result] = parse.parseResults([...columns, ...answer], pglite.parsers, options)
    return result as Results<Row>
  }

  return <Row>(text: string, values: unknown[], options?: QueryOptions) =>
    pglite.runExclusive(async () => {
      await turn()
      try {
        return await run<Row>(text, values, options)
      } catch (error) {
        if (!isOutdated(error)) throw error
        drop(text)
        if (pglite.isInTransaction()) throw error // it is over: `inTransaction` runs it again
        return run<Row>(text, values, options)
      }
    })
}

/**
 * The engine answers in the thread of the server, and its queue goes on in microtasks: without a turn between, the event loop would
 * accept, refuse and send nothing until all that is queued is answered.
 * @returns awaited by each statement when it has the lock, so that none overtakes it: resolves at once, or, when the statements since
 *   the loop last turned have taken long, after its next turn
 */
function turnsOfTheLoop() {
  let next: Promise<void> | undefined
  let since = 0
  return () => {
    if (next) return performance.now() - since > MOST_WITHOUT_A_TURN ? next : undefined
    since = performance.now()
    next = setImmediate().then(() => {
      next = undefined
    })
    return undefined
  }
}

function written(value: unknown, serialized?: (value: unknown) => string): string | null {
  if (value === null || value === undefined) return null
  return serialized ? serialized(value) : String(value)
}
