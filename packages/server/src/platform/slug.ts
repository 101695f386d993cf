import CyrillicToTranslit from 'cyrillic-to-translit-js'
import slugify from 'slugify'

/** The package is CommonJS and its types say otherwise: what is imported is the function itself. */
const transliteration = CyrillicToTranslit as unknown as (options: { preset: 'uk' }) => {
  transform(text: string): string
}
const ukrainian = transliteration({ preset: 'uk' })

/**
 * Words in the official Ukrainian transliteration, as a part of an address.
 * @param otherwise for words without a letter or digit that has one
 */
export const slugOf = (words: string, otherwise: string): string =>
  slugify(ukrainian.transform(words.replace(/['’ʼ`]/g, '')), { lower: true, strict: true }) || otherwise
