import CyrillicToTranslit from 'cyrillic-to-translit-js'
import slugify from 'slugify'

/** The package is CommonJS and its types say otherwise: what is imported is the function itself. */
const transliteration = CyrillicToTranslit as unknown as (options: { preset: 'uk' }) => {
  transform(text: string): string
}
const ukrainian = transliteration({ preset: 'uk' })

/**
 * A name as a part of an address: word by word in the official Ukrainian transliteration (resolution 55 of the Cabinet of Ministers,
 * 2010), joined by hyphens.
 * @param otherwise where nothing of the name is left
 */
export function slugOf(name: string, otherwise: string, longest = Number.POSITIVE_INFINITY): string {
  const words = name
    .normalize('NFC')
    .replace(/['’ʼ`\p{Mn}]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => slugify(ukrainian.transform(word), { lower: true, strict: true }))
    .filter(Boolean)
  return withinLength(words, longest) || otherwise
}

/** Whole words, at least the beginning of the first. */
function withinLength([first = '', ...rest]: readonly string[], longest: number): string {
  let slug = first.slice(0, longest)
  for (const word of rest) {
    if (slug.length + 1 + word.length > longest) break
    slug = `${slug}-${word}`
  }
  return slug
}
