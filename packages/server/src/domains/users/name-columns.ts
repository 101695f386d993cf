import { searchableName } from '@matchbol/core/users/name-search'
import { foldName } from '@matchbol/core/users/names'

/** A name in all the columns that hold it: as people read it, as an import compares it, as a search finds it. */
export const nameColumns = (firstName: string, lastName: string) => ({
  first_name: firstName,
  last_name: lastName,
  folded_name: foldName(`${firstName} ${lastName}`),
  search_name: searchableName(`${firstName} ${lastName}`),
})
