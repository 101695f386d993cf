import { expect, it } from 'vitest'
import { attacks } from '../../../test/attacks.ts'
import { cleanMarkdown } from './clean-markdown.ts'
import { renderMarkdown } from './render-markdown.ts'

/** Every tag that a text may have, spelt out once more, with nothing in it that is not known to be harmless. */
const picture = '/img/[\\da-f]{32}-30x20\\.webp'
const harmless = new RegExp(
  `^<(?:/?(?:h[2-4]|p|ul|ol|li|blockquote|pre|code|table|thead|tbody|tr|th|td|em|strong|del|div|a|hr|br)|ol start="\\d+"|h[2-4] id="rozdil-[a-z\\d-]+"|div tabindex="0"|code class="language-[\\w+-]+"|t[dh] align="\\w+"|a href="(?:https?:|mailto:|/(?!/)|#)[^"<>\`\\s]*"(?: rel="ugc nofollow noopener")?|img src="${picture}\\?w=640" alt="[^"]*" srcset="${picture} 30w" sizes="[^"]*" width="30" height="20" loading="lazy" decoding="async")>$`,
)

it.each(attacks)('%j is inert, cleaned or not', (attack) => {
  const stored = cleanMarkdown(attack.replaceAll('\u0000', ''), 40_000)
  expect(cleanMarkdown(stored, 40_000)).toBe(stored)
  for (const markdown of [stored, attack])
    for (const [tag] of renderMarkdown(markdown).matchAll(/<[^>]*>?/g)) expect(tag).toMatch(harmless)
})
