import * as z from 'zod'
import { hasLetterOrDigit, unfitForLine } from './characters.ts'

/** No game and no season lies outside of these centuries. */
const EARLIEST = new Date('1900-01-01T00:00:00Z')
const LATEST = new Date('2200-01-01T00:00:00Z')

/** Identity of a row in a body; PostgreSQL's integer. */
export const id = z.int().min(1).max(2_147_483_647)
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
/** Free text of a person: trimmed, without what no database keeps, never blank. It may have lines. */
export const text = (most: number) => storable(most).min(1)
/** Text of one line, that stands amid the words of the site: nothing in it breaks the line or turns its direction. */
export const line = (most: number) =>
  text(most).refine((value) => !unfitForLine.test(value), 'Line breaks and direction marks are not allowed')
const orNothing = <Shape extends z.ZodType>(shape: Shape) =>
  z.union([z.literal('').transform(() => null), shape]).nullish()
/** Nothing to say: a blank counts as absent. */
export const optionalText = (most: number) => orNothing(text(most))
/** The same of one line. */
export const optionalLine = (most: number) => orNothing(line(most))
/** A name of a person, or one of the two: letters or digits among it that can be seen. */
export const personName = (most: number) => line(most).refine(hasLetterOrDigit, 'A name has letters or digits')
/** The same where there may be none. */
export const optionalPersonName = (most: number) => orNothing(personName(most))
/** A part of a name that somebody looks for; blank looks for everyone. */
export const search = storable(80)
/** `true` and `false` as they stand in a query string. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

const hasControlCharacters = (value: string) =>
  [...value].some((char) => (char < ' ' && char !== '\n' && char !== '\t') || (char >= '\u007f' && char <= '\u009f'))
