import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from './packages/core/test/property-runs.ts'
import { cleanMarkdown } from './packages/server/src/platform/markdown/clean-markdown.ts'
import { readMarkdown } from './packages/web/src/ui/editor/read-markdown.ts'
import { writeMarkdown } from './packages/web/src/ui/editor/write-markdown.ts'

const clean = (markdown: string) => cleanMarkdown(markdown, 40_000)
const edited = (markdown: string) => writeMarkdown(readMarkdown(markdown))
const ours = '/img/0123456789abcdef0123456789abcdef-1030x520.webp'

describe('what the editor writes is what the server keeps', () => {
  it.each([
    '## Як *готуватися* до **матчу**',
    'Слово **жирне *й курсив*, ~~ні~~** та `код`.',
    '[посилання **жирне** й ні](https://uk.wikipedia.org/wiki/Теніс) і [наше](/rules)',
    '- один\n- два\n  - вкладений\n    1. глибше\n    2. ще\n- три',
    '1. один\n\n   другий абзац\n\n2. два',
    '3. три\n4. чотири',
    '> цитата\n>\n> > у цитаті\n>\n> - зі списком',
    '| Гравець | Очки |\n| :- | -: |\n| **Олена** | 1 240 |\n| Ірина \\| К. | [1](/rules) |',
    `Текст\n\n![Корт восени](${ours})\n\nдалі`,
    '```js\nconst a = `<b>`\n```',
    'рядок\\\nдругий рядок',
    'угору\n\n---\n\nвниз',
    '2*3*4, a_b_c, 5 < 6 & 7 \\[x] # ні - ні 1. ні',
    '\\# не заголовок\n\n1\\. не список\n\n\\- не список\n\n\\> не цитата',
  ])('%s', (stored) => {
    expect(clean(stored)).toBe(stored)
    expect(edited(stored)).toBe(stored)
  })

  it(
    'of whatever pieces a text is made',
    () =>
      fc.assert(
        fc.property(fc.array(block, { minLength: 1, maxLength: 5 }), (blocks) => {
          const stored = clean(blocks.join('\n\n'))
          expect(meaningOf(clean(edited(stored)))).toEqual(meaningOf(stored))
        }),
        { numRuns: runs(30, 3000) },
      ),
    600_000,
  )

  it.each([
    [
      'marks that overlap at a blank',
      '> *j **k****c*\n> *c**c*\n> слово',
      '> *j \\*\\*k*__*c* \\*&#x63;__&#x63;\\* слово',
    ],
    ['a blank before a break', '**[i](https://x.ua)слово \\\nще**', '**[i](https://x.ua)слово\\\nще**'],
  ])('with %s', (_, written, stored) => {
    expect(clean(written)).toBe(stored)
    expect(meaningOf(clean(edited(stored)))).toEqual(meaningOf(stored))
  })
})

/** Whether bold stands in italic or italic in bold is the same to people. */
function meaningOf(markdown: string): unknown {
  return JSON.parse(JSON.stringify(readMarkdown(markdown)), (key, value) => {
    if (key === 'marks') return value.map((mark: object) => JSON.stringify(mark)).toSorted()
    return key === 'content' ? joined(value) : value
  })
}

interface Piece {
  text?: string
  marks?: unknown
}

function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (last?.text !== undefined && piece.text !== undefined && same(last.marks, piece.marks)) last.text += piece.text
    else all.push({ ...piece })
  }
  return all
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const word = fc.constantFrom(
  ...[
    'слово',
    'a',
    '**b**',
    '*c*',
    '***d***',
    '~~e~~',
    '`f`',
    '[g](/h)',
    '**[i](https://x.ua)**',
    '*j **k***',
    ' ',
    '  ',
  ],
  ...[
    '\\*',
    '<',
    '&amp;',
    '1.',
    '#',
    '-',
    '|',
    '_',
    '!',
    '\\\n',
    'www.x.ua',
    'a@x.ua',
    '«',
    '\u00a0',
    '[x]',
    '`` ` ``',
    ':',
    '😀',
  ],
)
const words = fc.array(word, { minLength: 1, maxLength: 7 }).map((all) => all.join(''))
const inLines = (prefix: string) =>
  fc.array(words, { minLength: 1, maxLength: 3 }).map((all) => all.map((it) => prefix + it).join('\n'))
const block = fc.oneof(
  words,
  words.map((it) => `## ${it}`),
  inLines('- '),
  inLines('1. '),
  inLines('> '),
  inLines('> - '),
  fc.tuple(words, words, words).map(([a, b, c]) => `- ${a}\n\n  ${b}\n  - ${c}`),
  fc.tuple(words, words, words).map(([a, b, c]) => `| ${a} | ${b} |\n| - | :-: |\n| ${c} |  |`),
  words.map((it) => `\`\`\`\n${it}\n\`\`\``),
  fc.constantFrom('---', `![підпис](${ours})`, '<b>html</b>', '    code'),
)
