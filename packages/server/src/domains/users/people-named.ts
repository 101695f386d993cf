import { MOST_COUNTED } from '@matchbol/core/shared/limits'
import { nameSearch } from '@matchbol/core/users/name-search'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { containing, startingWith } from '../../platform/db/paging.ts'
import type { Tables } from '../../platform/db/tables.ts'

type Words = ReturnType<typeof nameSearch>['asTyped']
type People = ExpressionBuilder<Tables, 'users'>

/**
 * Ids of those whom somebody means by a part of a name, one more than `MOST_COUNTED` at most; a search without a letter means everybody.
 * @param among where only some are looked for: whoever else bears the name does not count among so many
 */
export function peopleNamed(db: Db, typed: string, among?: (people: People) => Expression<SqlBool>) {
  const { asTyped, inOtherLayout } = nameSearch(typed)
  const called = (words: Words) =>
    db
      .selectFrom('users')
      .select('users.id')
      .where((eb) => hasAll(eb, words))
  const found = among ? called(asTyped).where(among) : called(asTyped)
  if (inOtherLayout.length === 0) return found.limit(MOST_COUNTED + 1)
  const meant = called(inOtherLayout).where((eb) => eb.not(eb.exists(called(asTyped))))
  return found.unionAll(among ? meant.where(among) : meant).limit(MOST_COUNTED + 1)
}

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
