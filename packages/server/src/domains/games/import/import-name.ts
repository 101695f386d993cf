import { profileLengths } from '@matchbol/core/users/limits'
import { withoutLookAlikes } from '@matchbol/core/users/name-letters'
import { foldName } from '@matchbol/core/users/names'
import { personName } from '@matchbol/core/users/user-shapes'
import * as z from 'zod'

/** A player as a list of results names them. */
export interface ImportName {
  firstName: string
  lastName: string
  folded: string
}

const shape = z.object({
  firstName: personName(profileLengths.firstName),
  lastName: z.union([z.literal(''), personName(profileLengths.lastName)]),
})

/**
 * The first word is the first name, all others the last. Before a comma stands the last name, as where lists are sorted by it: "Дуб, Олег".
 * A look-alike of another alphabet, as lists are full of, is the letter that it looks like: else it would make a second person.
 */
export function nameOf(written: string): ImportName | 'NAME_MISSING' | 'NAME_UNUSABLE' {
  const [before = '', after, ...more] = withoutLookAlikes(written)
    .split(',')
    .map((text) => text.split(/\s+/).filter(Boolean).join(' '))
  if (!before && !after) return 'NAME_MISSING'
  const [first = '', ...others] = before.split(' ')
  const [firstName, lastName] = after === undefined ? [first, others.join(' ')] : [after, before]
  const { data: name } = shape.safeParse({ firstName, lastName })
  if (more.length > 0 || !name) return 'NAME_UNUSABLE'
  return { ...name, folded: foldName(`${name.firstName} ${name.lastName}`) }
}
