import { MOST_NAMED } from '@matchbol/core/shared/limits'
import { type NameSearch, nameSearch } from '@matchbol/core/users/name-search'
import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { containing } from '../../platform/db/paging.ts'
import type { Tables } from '../../platform/db/tables.ts'

/** Whoever is looked for has to fit this too; whoever else bears the name does not count among those found. */
type Among<Table extends keyof Tables> = (rows: ExpressionBuilder<Tables, Table>) => Expression<SqlBool>

/** Where people with their names are kept. */
interface Names<Table extends keyof Tables> {
  /** The column with what is searched. */
  column: string
  /** Ids of those whose name is so, or of all where nothing is said of it. */
  called: (isCalled: Expression<SqlBool> | undefined) => SelectQueryBuilder<Tables, Table, { id: number }>
}

/**
 * Ids of those whom somebody means by a part of a name, one more than `most` at most; a search of nothing but signs that stand in names
 * means everybody, of other signs nobody.
 * @param among where only some are looked for
 */
export const peopleNamed = (db: Db, typed: string, among?: Among<'users'>, most?: number) =>
  whoIsNamed(db, typed, { ...people(db), key: 'users.id' }, among, most)

/** That somebody means the person of an id by a part of a name. */
export const bearsName = (db: Db, typed: string, id: string) =>
  sql<boolean>`exists ${allNamed(nameSearch(typed), people(db), () => sql<boolean>`users.id = ${sql.ref(id)}`)}`

const people = (db: Db): Names<'users'> => ({
  column: 'users.search_name',
  called: (isCalled) =>
    db
      .selectFrom('users')
      .select('users.id')
      .where(isCalled ?? sql<boolean>`true`),
})

/**
 * The same of another table that keeps names. Its index gives all who bear a name before the first: those of a frequent one are sought in
 * a thirty-first of the table, which has an index of its own. Where that has too few of them to fill the list, the name is rare, and all of
 * the table is searched: then at most 31 times `most` bear it, 3,100 as a rule. With `among` more may bear it, of whom few are looked for.
 * @param names with `key`, by which that part of the table is told
 */
export function whoIsNamed<Table extends keyof Tables>(
  db: Db,
  typed: string,
  names: Names<Table> & { key: string },
  among?: Among<Table>,
  most = MOST_NAMED,
) {
  const search = nameSearch(typed)
  const all = allNamed(search, names, among)
  if (search.asTyped.length === 0) return all.limit(most + 1)
  const inPart = allNamed({ ...search, inOtherLayout: [] }, names, among).where(isInPart(names.key))
  const found = sql`(select count(*) from part)`
  return db
    .with('part', () => inPart.limit(most + 1))
    .selectFrom('part')
    .select('part.id')
    .where(sql<boolean>`${found} > ${most}`)
    .unionAll(
      db
        .selectFrom(all.limit(most + 1).as('whole'))
        .select('whole.id')
        .where(sql<boolean>`${found} <= ${most}`),
    )
}

/** That a person is of the part in which a frequent name is sought first, as its indexes have it. */
export const isInPart = (id: string) => sql<boolean>`${sql.ref(id)} % 31 = 0`

/** Where nobody is called what was typed, those whom the same keys in the other layout name. */
function allNamed<Table extends keyof Tables>(
  { asTyped, inOtherLayout }: NameSearch,
  { column, called }: Names<Table>,
  among?: Among<Table>,
) {
  const found = called(hasAll(column, asTyped))
  const wanted = among ? found.where(among) : found
  if (inOtherLayout.length === 0) return wanted
  const meant = called(hasAll(column, inOtherLayout)).where(sql<boolean>`not exists ${found}`)
  return wanted.unionAll(among ? meant.where(among) : meant)
}

/** Those found, each read by the key: joined, the planner may walk through everybody to meet them in the order of the list. */
export const isAmong = (found: string, of = 'users.id') =>
  sql<boolean>`${sql.ref(of)} = any(array(select id from ${sql.ref(found)}))`

/** For `pageOf`, where those found are a table of the statement: they are looked for once, and counted by themselves. */
export const countedAmong = (named: string) => ({
  counted: sql<number>`(select count(*) from ${sql.ref(named)})`,
  most: MOST_NAMED,
})

/** Each word stands somewhere in the name, in one of its spellings. */
const hasAll = (names: string, words: NameSearch['asTyped']): Expression<SqlBool> | undefined =>
  words.length === 0
    ? undefined
    : sql<boolean>`(${sql.join(
        words.map((spellings) => hasOne(names, spellings)),
        sql` and `,
      )})`

const hasOne = (names: string, spellings: readonly string[]) =>
  spellings.length === 0
    ? sql`false`
    : sql`(${sql.join(
        spellings.map((part) => sql`${sql.ref(names)} ${isIn(part)}`),
        sql` or `,
      )})`

/** One or two letters begin a word of the name: within words they stand in too many, and no index tells in whose. */
const isIn = (part: string) =>
  /^[\p{L}\p{N}]{1,2}$/u.test(part) ? sql`~ ${`(^| )${part}`}` : sql`like ${containing(part)}`
