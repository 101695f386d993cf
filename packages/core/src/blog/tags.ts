/**
 * A tag as it is kept and compared, whatever way it was typed: lower case, one space between words, no sign of a hash, the apostrophe
 * of Ukrainian. Empty where nothing is left of it.
 */
export const normalisedTag = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/['’ʼ`]/g, 'ʼ')
    .replace(/[^\p{L}\p{N}\p{M}ʼ.+-]+/gu, ' ')
    .trim()
    .toLocaleLowerCase('uk')

/** Each once, in the order in which they were typed. */
export const normalisedTags = (typed: readonly string[]): string[] => [
  ...new Set(typed.map(normalisedTag).filter(Boolean)),
]
