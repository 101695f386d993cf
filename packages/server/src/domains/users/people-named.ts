import { MOST_NAMED } from '@matchbol/core/shared/limits'
import { nameSearch } from '@matchbol/core/users/name-search'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { containing, startingWith } from '../../platform/db/paging.ts'
import type { Tables } from '../../platform/db/tables.ts'

type Words = ReturnType<typeof nameSearch>['asTyped']
type People = ExpressionBuilder<Tables, 'users'>

/**
 * Ids of those whom somebody means by a part of a name, one more than `most` at most; a search without a letter means everybody.
 * @param among where only some are looked for: whoever else bears the name does not count among so many
 */
export function peopleNamed(db: Db, typed: string, among?: (people: People) => Expression<SqlBool>, most = MOST_NAMED) {
  const { asTyped, inOtherLayout } = nameSearch(typed)
  const called = (words: Words) =>
    db
      .selectFrom('users')
      .select('users.id')
      .where((eb) => hasAll(eb, words))
  const found = among ? called(asTyped).where(among) : called(asTyped)
  if (inOtherLayout.length === 0) return found.limit(most + 1)
  const meant = called(inOtherLayout).where((eb) => eb.not(eb.exists(called(asTyped))))
  return found.unionAll(among ? meant.where(among) : meant).limit(most + 1)
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
const hasAll = (eb: People, words: Words): Expression<SqlBool> =>
  eb.and(
    words.map((spellings) =>
      eb.or(spellings.flatMap((part) => patternsOf(part).map((pattern) => eb('users.search_name', 'like', pattern)))),
    ),
  )

/** One or two letters begin a word of the name: within words they stand in too many, and no index tells in whose. */
const patternsOf = (part: string) =>
  /^[\p{L}\p{N}]{1,2}$/u.test(part) ? [startingWith(part), containing(` ${part}`)] : [containing(part)]
