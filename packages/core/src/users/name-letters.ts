/** Letters of Ukrainian and English that look alike, at the same place of both. */
const LATIN = 'ABCEHIKMOPTXYaceiopxy'
const CYRILLIC = 'АВСЕНІКМОРТХУасеіорху'

/** Words of a name consist of letters, marks, figures and apostrophes; a hyphen parts two of them. */
const words = /[\p{L}\p{M}\p{N}'’ʼ`]+/gu

/** A word is split into parts of one alphabet each; what only stands beside letters, as an apostrophe, belongs to any. */
const parts =
  /(?:[\P{L}\p{Script=Common}]*(?:\p{Script=Latin}[\p{Script=Latin}\P{L}\p{Script=Common}]*|\p{Script=Cyrillic}[\p{Script=Cyrillic}\P{L}\p{Script=Common}]*|\p{Script=Greek}[\p{Script=Greek}\P{L}\p{Script=Common}]*|[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+))/gu

/** A name as it is kept: without what nobody sees, letters of mathematics as the ordinary ones, one blank between words. */
export const tidyName = (name: string): string =>
  name
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{L}\p{N}]/gu, ordinary)
    .normalize('NFC')
    .replace(/[\p{Zs}\u2800]+/gu, ' ')
    .trim()

function ordinary(letter: string): string {
  const plain = letter.normalize('NFKC')
  return plain.length > letter.length ? letter : plain
}

/** Whether a letter carries more marks than two, which Vietnamese names have. */
export const hasHeapedMarks = (name: string): boolean => /[\p{Mn}\p{Me}]{3}/u.test(name.normalize('NFD'))

/** The same with the first two marks of each letter. */
export const withoutHeapedMarks = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/([\p{Mn}\p{Me}]{2})[\p{Mn}\p{Me}]+/gu, '$1')
    .normalize('NFC')

/** Whether a word has letters of two alphabets: with a Latin «а» anybody can be called like somebody else. */
export const mixesAlphabets = (name: string): boolean => name.match(words)?.some(isMixed) ?? false

const isMixed = (word: string) => partsOf(word).length > 1
const partsOf = (word: string): string[] => word.match(parts) ?? []

/** The name with each mixed word in one alphabet, where its letters have look-alikes there: first in that which it has more letters of. */
export const withoutLookAlikes = (name: string): string => name.replace(words, inOneAlphabet)

function inOneAlphabet(word: string): string {
  if (!isMixed(word)) return word
  const spellings = [exchange(word, LATIN, CYRILLIC), exchange(word, CYRILLIC, LATIN)]
  if (count(word, /\p{Script=Latin}/gu) > count(word, /\p{Script=Cyrillic}/gu)) spellings.reverse()
  return spellings.find((spelling) => !isMixed(spelling)) ?? word
}

const exchange = (word: string, from: string, to: string) =>
  [...word].map((letter) => to[from.indexOf(letter)] ?? letter).join('')

const count = (word: string, letters: RegExp) => word.match(letters)?.length ?? 0

/** The name with a blank wherever a word goes over to another alphabet: nothing of it is lost, and it passes for nobody else’s. */
export const partedByAlphabet = (name: string): string => name.replace(words, (word) => partsOf(word).join(' ') || word)
