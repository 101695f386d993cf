import { nameSearch } from '@matchbol/core/users/name-search'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { containing } from '../../platform/db/paging.ts'
import type { Tables } from '../../platform/db/tables.ts'

type Words = ReturnType<typeof nameSearch>['asTyped']

/** Ids of those whom somebody means by a part of a name; a search without a letter means everybody. */
export function peopleNamed(db: Db, typed: string) {
  const { asTyped, inOtherLayout } = nameSearch(typed)
  const called = (words: Words) =>
    db
      .selectFrom('users')
      .select('users.id')
      .where((eb) => hasAll(eb, words))
  if (inOtherLayout.length === 0) return called(asTyped)
  return db
    .selectFrom('users')
    .select('users.id')
    .where((eb) =>
      eb.or([hasAll(eb, asTyped), eb.and([hasAll(eb, inOtherLayout), eb.not(eb.exists(called(asTyped)))])]),
    )
}

/** Each word stands somewhere in the name, in one of its spellings. */
const hasAll = (eb: ExpressionBuilder<Tables, 'users'>, words: Words): Expression<SqlBool> =>
  eb.and(words.map((spellings) => eb.or(spellings.map((part) => eb('users.search_name', 'like', containing(part))))))
