import { hasLetterOrDigit, unfitForLine } from '../shared/characters.ts'
import { partedByAlphabet, tidyName, withoutHeapedMarks, withoutLookAlikes } from './name-letters.ts'

/** First and last name joined; if only one exists, that one; otherwise none. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string | undefined =>
  [firstName, lastName].filter(Boolean).join(' ') || undefined

/** A name as it is searched and compared: lower case, without accents, apostrophes alike, single spaces. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/(?<![иіИІ])\p{Mn}|(?<=[иіИІ])(?![\u0306\u0308])\p{Mn}/gu, '')
    .normalize('NFC')
    .replace(/['’ʼ`]/g, 'ʼ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLocaleLowerCase('uk')

/** Who has no name that can be read. */
const NAMELESS = 'Гравець'

/**
 * A name as another service gives it, made one that a person could write here and fit to stand amid our own words: nobody is turned
 * away for it. A part without a visible letter or digit counts as missing, and the first name is never empty.
 */
export function readableName(firstName: string, lastName: string): { firstName: string; lastName: string } {
  const [first, last] = [readable(firstName), readable(lastName)]
  return first ? { firstName: first, lastName: last } : { firstName: last || NAMELESS, lastName: '' }
}

function readable(part: string): string {
  const ofOneLine = part.replace(new RegExp(unfitForLine, 'gu'), ' ')
  const kept = partedByAlphabet(withoutLookAlikes(withoutHeapedMarks(tidyName(ofOneLine))))
  return hasLetterOrDigit(kept) ? kept : ''
}
