import { name } from '@matchbol/core/shared/shapes'
import { foldName } from '@matchbol/core/users/names'

/** A player as a list of results names them. */
export interface ImportName {
  firstName: string
  lastName: string
  folded: string
}

/** As long as a player may make it in the profile. */
const part = name(60)

/** The first word is the first name, all others the last. */
export function nameOf(written: string): ImportName | 'NAME_MISSING' | 'NAME_UNUSABLE' {
  const [firstName = '', ...others] = written.split(/\s+/).filter(Boolean)
  const lastName = others.join(' ')
  if (!firstName) return 'NAME_MISSING'
  if (!part.safeParse(firstName).success || (lastName && !part.safeParse(lastName).success)) return 'NAME_UNUSABLE'
  return { firstName, lastName, folded: foldName(`${firstName} ${lastName}`) }
}
