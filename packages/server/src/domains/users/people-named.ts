import { MOST_NAMED } from '@matchbol/core/shared/limits'
import { nameSearch } from '@matchbol/core/users/name-search'
import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { containing, startingWith } from '../../platform/db/paging.ts'
import type { Tables } from '../../platform/db/tables.ts'

type Words = ReturnType<typeof nameSearch>['asTyped']

/**
 * Ids of those whom somebody means by a part of a name, one more than `most` at most; a search without a letter means everybody.
 * @param among where only some are looked for: whoever else bears the name does not count among so many
 */
export const peopleNamed = (
  db: Db,
  typed: string,
  among?: (people: ExpressionBuilder<Tables, 'users'>) => Expression<SqlBool>,
  most?: number,
) =>
  whoIsNamed(
    typed,
    'users.search_name',
    (isCalled) =>
      db
        .selectFrom('users')
        .select('users.id')
        .where(isCalled ?? sql<boolean>`true`),
    among,
    most,
  )

/**
 * The same of another table that keeps names.
 * @param names the column with what is searched
 * @param called ids of those in the table whose name is so, or of all where nothing is said of it
 */
export function whoIsNamed<Table extends keyof Tables>(
  typed: string,
  names: string,
  called: (isCalled: Expression<SqlBool> | undefined) => SelectQueryBuilder<Tables, Table, { id: number }>,
  among?: (rows: ExpressionBuilder<Tables, Table>) => Expression<SqlBool>,
  most = MOST_NAMED,
) {
  const { asTyped, inOtherLayout } = nameSearch(typed)
  const found = called(hasAll(names, asTyped))
  const wanted = among ? found.where(among) : found
  if (inOtherLayout.length === 0) return wanted.limit(most + 1)
  const meant = called(hasAll(names, inOtherLayout)).where(sql<boolean>`not exists ${found}`)
  return wanted.unionAll(among ? meant.where(among) : meant).limit(most + 1)
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
const hasAll = (names: string, words: Words): Expression<SqlBool> | undefined =>
  words.length === 0
    ? undefined
    : sql<boolean>`(${sql.join(
        words.map((spellings) => hasOne(names, spellings)),
        sql` and `,
      )})`

const hasOne = (names: string, spellings: readonly string[]) =>
  sql`(${sql.join(
    spellings.flatMap(patternsOf).map((pattern) => sql`${sql.ref(names)} like ${pattern}`),
    sql` or `,
  )})`

/** One or two letters begin a word of the name: within words they stand in too many, and no index tells in whose. */
const patternsOf = (part: string) =>
  /^[\p{L}\p{N}]{1,2}$/u.test(part) ? [startingWith(part), containing(` ${part}`)] : [containing(part)]
