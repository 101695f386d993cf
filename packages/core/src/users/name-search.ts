import { inOtherLayout } from './keyboard-layout.ts'

/**
 * Letters by the official transliteration (resolution 55 of the Cabinet of Ministers, 2010), coarsened letter by letter:
 * г and ґ are `h`; и, і, ї, й, y and j are `i`; signs are nothing. So whatever is a part of a name stays a part of it.
 */
const LETTERS: Record<string, string> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'h',
    ґ: 'h',
    д: 'd',
    е: 'e',
    є: 'ie',
    ж: 'zh',
    з: 'z',
    и: 'i',
    і: 'i',
    к: 'k',
    л: 'l',
  },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh' },
  ...{ щ: 'shch', ь: '', ю: 'iu', я: 'ia', ы: 'i', э: 'e', ъ: '' },
  ...{ g: 'h', y: 'i', j: 'i', w: 'v', x: 'ks', ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' },
}

/** For those who write е for є. */
const PLAIN_LETTERS = { ...LETTERS, є: 'e' }

/** The words of a search, each in the spellings of which a name has to contain one; each spelling has a letter or digit, and none a sign. */
type Words = string[][]

export interface NameSearch {
  asTyped: Words
  /** The same keys in the other keyboard layout: meant when nobody is called what was typed. */
  inOtherLayout: Words
}

/** A name as it is kept to be searched: every spelling that a part of it may be typed in, in plain Latin letters. */
export const searchableName = (name: string): string => [...new Set(spellings(lettersOf(name)))].join(' ')

/** What somebody means who types a part of a name: its words in any order, in Ukrainian or Latin letters, with or without apostrophes. */
export const nameSearch = (typed: string): NameSearch => ({
  asTyped: wordsOf(typed),
  inOtherLayout: wordsOf(inOtherLayout(typed)),
})

/**
 * How many letters a search has to tell by. Those that are searched as one count once: «аа» as «а», and a word that comes again.
 */
export function lettersToTellBy(typed: string): number {
  const letters = lettersOf(typed).split(' ').map(lettersApart)
  const words = new Map(letters.map((word) => [word.join(''), word.length]))
  return [...words.values()].reduce((sum, count) => sum + count, 0)
}

const lettersApart = (word: string): string[] =>
  [...word].flatMap((letter) => (LETTERS[letter] ?? letter) || []).filter((letter, at, all) => letter !== all[at - 1])

const wordsOf = (typed: string): Words => {
  const words = lettersOf(typed)
    .split(' ')
    .map((word) => [...new Set(spellings(word))].filter(Boolean))
    .filter((word) => word.length > 0)
  return words.length === 0 && SIGN.test(typed) ? NOBODY : words
}

/** A word that nothing spells: nobody is called «%». */
const NOBODY: Words = [[]]

const spellings = (letters: string) => [LETTERS, PLAIN_LETTERS].map((table) => spell(letters, table))

/** Letters in a row count once: Анна is `ana`, Андрієнко `andrienko` as well as «андріенко». */
const spell = (letters: string, table: Record<string, string>) =>
  [...letters]
    .map((letter) => table[letter] ?? letter)
    .join('')
    .replace(/(.)\1+/gu, '$1')
    .trim()

/** Any sign but those that names are written with, which alone say nothing of one. */
const SIGN = /[^\p{L}\p{N}\p{M}\s\p{Pd}.,;:()'’ʼ`‘′´"ʹ\u00ad]/u

/** Lower case without accents, apostrophes and soft hyphens; whatever else is no letter or digit, as «-», «_» or «🎾», separates words. */
const lettersOf = (text: string) =>
  text
    .replace(/['’ʼ`‘′´"ʹ\u00ad]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
