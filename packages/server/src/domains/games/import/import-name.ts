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

/** The first word is the first name, all others the last. Before a comma stands the last name, as where lists are sorted by it: "Дуб, Олег". */
export function nameOf(written: string): ImportName | 'NAME_MISSING' | 'NAME_UNUSABLE' {
  const [before = '', after, ...more] = written.split(',').map((text) => text.split(/\s+/).filter(Boolean).join(' '))
  if (!before && !after) return 'NAME_MISSING'
  const [first = '', ...others] = before.split(' ')
  const [firstName, lastName] = after === undefined ? [first, others.join(' ')] : [after, before]
  if (more.length > 0 || !part.safeParse(firstName).success) return 'NAME_UNUSABLE'
  if (lastName && !part.safeParse(lastName).success) return 'NAME_UNUSABLE'
  return { firstName, lastName, folded: foldName(`${firstName} ${lastName}`) }
}
