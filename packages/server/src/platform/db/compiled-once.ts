import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './client.ts'

/**
 * A statement that is asked often, built and compiled once: to do so anew takes longer than most else that a short one costs the node.
 * @param build must hand the values on and not look at them: at that time marks stand in their places
 * @returns asks it with values; in a transaction by its handle
 */
export function compiledOnce<Given extends object, Row>(build: (db: Db, given: Given) => Compilable<Row>) {
  const marks = new Map<unknown, keyof Given>()
  const marked = new Proxy({} as Given, {
    get: (_, name) => {
      const mark = Symbol(String(name))
      marks.set(mark, name as keyof Given)
      return mark
    },
  })
  let compiled: CompiledQuery<Row> | undefined
  return async (db: Db, given: Given): Promise<Row[]> => {
    compiled ??= build(db, marked).compile()
    const parameters = compiled.parameters.map((it) => {
      const name = marks.get(it)
      return name === undefined ? it : given[name]
    })
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
