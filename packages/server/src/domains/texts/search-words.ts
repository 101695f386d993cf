import { inOtherLayout } from '@matchbol/core/users/keyboard-layout'
import { lettersToTellBy, nameSearch, searchableName } from '@matchbol/core/users/name-search'

/** Words that are looked for, each in the spellings of which one is enough. */
export type SoughtWords = readonly (readonly string[])[]

/** The words of a text as they are kept to be found: each once, in plain Latin letters, in every spelling of `name-search.ts`. */
export const wordsToFind = (text: string): string[] =>
  [...new Set(searchableName(lettersOf(text)).split(' '))].filter(Boolean)

/**
 * What somebody types as a query for these words: all of them, in any order, each as the beginning of a word. The vowels at the end
 * are left out, because Ukrainian inflects there: «подача» finds «подачі» and «подач».
 * @returns nothing where no letter was typed
 */
export function queryOf(typed: string): string | undefined {
  const { asTyped } = wordsTyped(typed)
  return asTyped.length === 0 ? undefined : queryOfWords(asTyped)
}

/** Whether what somebody types would find a text by these words of it, for texts that are few enough to look through. */
export const isFoundIn = (words: readonly string[], typed: string): boolean =>
  wordsTyped(typed).asTyped.every((spellings) => {
    const stems = stemsOf(spellings)
    return words.some((word) => stems.some((stem) => word.startsWith(stem)))
  })

/** The words that somebody typed, and those that the same keys write in the other keyboard layout. */
export const wordsTyped = (typed: string) => ({
  asTyped: nameSearch(lettersOf(typed)).asTyped,
  inOtherLayout: nameSearch(lettersOf(inOtherLayout(typed))).asTyped,
})

/** How many letters somebody typed to tell by. */
export const lettersTyped = (typed: string) => lettersToTellBy(lettersOf(typed))

export const queryOfWords = (words: SoughtWords): string => words.map(anyOf).join('&')

const anyOf = (spellings: readonly string[]) => {
  const beginnings = stemsOf(spellings).map((stem) => `'${stem}':*`)
  return `(${beginnings.join('|')})`
}

const stemsOf = (spellings: readonly string[]) => [...new Set(spellings.map(stemOf))]

/** Shorter words are taken as they are. */
const FEWEST_LETTERS = 4

const stemOf = (word: string) => {
  const stem = word.replace(/[aeiou]+$/, '')
  return stem.length < FEWEST_LETTERS ? word : stem
}

/** Where a word may be broken it goes on. */
const lettersOf = (text: string) => text.replaceAll('\u00ad', '').replace(/[^\p{L}\p{N}\p{M}'’ʼ]+/gu, ' ')
