import * as z from 'zod'

/** No game and no season lies outside of these centuries. */
const EARLIEST = new Date('1900-01-01T00:00:00Z')
const LATEST = new Date('2200-01-01T00:00:00Z')

/** Identity of a row; PostgreSQL's integer. */
export const id = z.coerce.number().int().min(1).max(2_147_483_647)
/** ISO 8601 in UTC on the wire. */
export const instant = z.iso.datetime()
/** The same, sent by a person: any offset is understood. */
export const sentInstant = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((at) => at >= EARLIEST && at < LATEST, 'Not a time of the years 1900 to 2199')
const storable = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((value) => !hasControlCharacters(value), 'Control characters are not allowed')
    .refine((value) => !/\p{Surrogate}/u.test(value), 'Half a character is not allowed')
/** Free text of a person: trimmed, without what no database keeps, never blank. */
export const text = (most: number) => storable(most).min(1)
/** Nothing to say: a blank counts as absent. */
export const optionalText = (most: number) => z.union([z.literal('').transform(() => null), text(most)]).nullish()
/** A part of a name that somebody looks for; blank looks for everyone. */
export const search = storable(80)
/** `true` and `false` as they stand in a query string. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
export const idParams = z.object({ id })

const hasControlCharacters = (value: string) =>
  [...value].some((char) => (char < ' ' && char !== '\n' && char !== '\t') || (char >= '\u007f' && char <= '\u009f'))
