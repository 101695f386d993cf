import CyrillicToTranslit from 'cyrillic-to-translit-js'
import slugify from 'slugify'

/** The package is CommonJS and its types say otherwise: what is imported is the function itself. */
const transliteration = CyrillicToTranslit as unknown as (options: { preset: 'uk' }) => {
  transform(text: string): string
}
const ukrainian = transliteration({ preset: 'uk' })

/** A name in the official Ukrainian transliteration, as a part of an address. */
export const slugOf = (name: string): string =>
  slugify(ukrainian.transform(name.replace(/['’ʼ`]/g, '')), { lower: true, strict: true }) || 'liha'
