import * as z from 'zod'
import { canBeSeen, hasLetterOrDigit, unfitForLine, unfitForText } from './characters.ts'
import { SEARCH_LENGTH } from './limits.ts'

/** No game and no season lies outside of these centuries. */
const EARLIEST = new Date('1900-01-01T00:00:00Z')
const LATEST = new Date('2200-01-01T00:00:00Z')

/** What a shape has against a text or a time beside its size; a sentence for the person goes by it. */
export type ShapeFault =
  | 'TIME_OUT_OF_RANGE'
  | 'UNSEEN_CHARACTERS'
  | 'MORE_THAN_A_LINE'
  | 'NO_LETTERS'
  | 'HEAPED_MARKS'
  | 'MIXED_ALPHABETS'

/** Of a refinement: words for who reads the API, and the fault for who says it to people. */
export const says = (error: string, fault: ShapeFault) => ({ error, params: { fault } })

/** Identity of a row in a body; PostgreSQL's integer. */
export const id = z.int().min(1).max(2_147_483_647)
/** The version of a row that the sender saw: where another stands by now, nothing is changed. */
export const seenVersion = id.optional().describe('the version that was seen: another one by now is a 409 with the row')
/** ISO 8601 in UTC in the API. */
export const instant = z.iso.datetime()
/** The same, sent by a person: any offset is understood. */
export const sentInstant = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((at) => at >= EARLIEST && at < LATEST, says('Not a time of the years 1900 to 2199', 'TIME_OUT_OF_RANGE'))
const storable = (most: number) =>
  z
    .string()
    .overwrite((value) => value.replace(/\r\n?/g, '\n'))
    .trim()
    .max(most)
    .refine(
      (value) => !unfitForText.test(value),
      says('Control characters and what is no character are not allowed', 'UNSEEN_CHARACTERS'),
    )
/** Free text of a person: trimmed, its lines ended by `\n`, without what no database keeps, never blank nor invisible. It may have lines. */
export const text = (most: number) =>
  storable(most).min(1, { abort: true }).refine(canBeSeen, says('Nothing of it can be seen', 'NO_LETTERS'))
/** Text of one line, that stands amid the words of the site: nothing in it breaks the line or turns its direction. */
export const line = (most: number) =>
  text(most).refine(
    (value) => !unfitForLine.test(value),
    says('Line breaks and direction marks are not allowed', 'MORE_THAN_A_LINE'),
  )
/** The same where there may be none. */
export const orNothing = <Shape extends z.ZodType>(shape: Shape) =>
  z.union([z.literal('').transform(() => null), shape]).nullish()
/** Nothing to say: a blank counts as absent. */
export const optionalText = (most: number) => orNothing(text(most))
/** The same of one line. */
export const optionalLine = (most: number) => orNothing(line(most))
/** What a person, a text or a place is called by: letters or digits among it that can be seen. */
export const name = (most: number) =>
  line(most).refine(hasLetterOrDigit, says('A name has letters or digits', 'NO_LETTERS'))
/** The same where there may be none. */
export const optionalName = (most: number) => orNothing(name(most))
/** What somebody looks for; blank looks for everything. */
export const search = storable(SEARCH_LENGTH)
/** The same where people are looked for by name. */
export const nameQuery = search.describe(
  'words of a name: one of three letters or more, as Latin writes them, may stand anywhere in it, a shorter one begins a word of it',
)
/** The address of an upload. */
export const pictureUrl = z.string().max(300)
/** `true` and `false` as they stand in a query string. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
