import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../core/test/property-runs.ts'
import { cleanMarkdown } from './clean-markdown.ts'
import { leadOf, picturesIn, plainTextOf } from './plain-text.ts'
import { renderMarkdown } from './render-markdown.ts'

const clean = (markdown: string) => cleanMarkdown(markdown, 40_000)
/** Lists in lists, so many. */
const nested = (levels: number, before: string) =>
  Array.from({ length: levels }, (_, level) => `${before}${'  '.repeat(level)}- a`).join('\n')
const ours = '/img/0123456789abcdef0123456789abcdef-1030x520.webp'

describe('a text is stored as Markdown of what is allowed', () => {
  it.each([
    ['headings of the second to the fourth level', '# a\n\n###### b', '## a\n\n#### b'],
    ['emphasis and code', '_a_ __b__ ~c~ `d`', '*a* **b** ~~c~~ `d`'],
    ['words that look like marks', '2*3*4, 5 < 6 & [7]', '2*3*4, 5 < 6 & \\[7]'],
    ['lists, the ticked ones with their signs', '* [x] a\n* [ ] b\n  1) c', '- ☑ a\n- ☐ b\n  1. c'],
    ['quotes and lines', '>a\n\n***', '> a\n\n---'],
    ['tables', 'a|b\n-|:-:\n1|2', '| a | b |\n| - | :-: |\n| 1 | 2 |'],
    ['line breaks that are meant', 'a  \nb\nc', 'a\\\nb c'],
    ['links that stand elsewhere', '[a]\n\n[a]: https://x.ua "t"', '[a](https://x.ua)'],
    ['addresses as they are', 'www.x.ua a@x.ua', '[www.x.ua](http://www.x.ua) [a@x.ua](mailto:a@x.ua)'],
    ['links within the site', '[a](/rules) [b](#rozdil-b)', '[a](/rules) [b](#rozdil-b)'],
    ['our pictures, each in a paragraph of its own', `a ![b](${ours}) c`, `a\n\n![b](${ours})\n\nc`],
  ])('%s', (_, written, stored) => expect(clean(written)).toBe(stored))

  it.each([
    ['HTML is words', '<b onclick="x()">a</b>', '\\<b onclick="x()">a\\</b>'],
    ['a link to what is no page is its words', '[a](javascript:alert(1)) [b](data:text/html,x) [c](//x.ua)', 'a b c'],
    ['a picture from elsewhere is a link to it', '![a](https://x.ua/1.png)', '[a](https://x.ua/1.png)'],
    ['what nobody sees is gone', 'a\u202eb&#x202e;c', 'abc'],
    ['a name before an address is no link', '[a](https://matchbol.ua@x.ua)', 'a'],
  ])('%s', (_, written, stored) => expect(clean(written)).toBe(stored))

  it('clean text stays as it is', () => {
    const pieces = fc.array(fc.constantFrom(...alphabet), { maxLength: 16 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(pieces, (written) => {
        const stored = clean(written)
        expect(clean(stored)).toBe(stored)
      }),
      { numRuns: runs(60, 5000) },
    )
  })

  it.each([
    ['too many quotes in quotes', '>'.repeat(9000)],
    ['too many lists in lists', '- '.repeat(9000).concat('a')],
    ['marks that would be tried with one another', 'a*b'.repeat(9000)],
    ['brackets', '['.repeat(9000)],
    ['lists in lists by their indentation', nested(13, '')],
    ['such lists in a quote', nested(13, '> ')],
    ['lists in lists on many lines', '- - - a\n'.repeat(300)],
    ['items', '- a\n'.repeat(600)],
    ['numbered items', '1. a\n'.repeat(600)],
    ['quotes', '> a\n'.repeat(600)],
    ['escapes', '\\\\'.repeat(9000)],
    ['addresses', 'www.a.b '.repeat(4000)],
    ['mail addresses', 'a@b.c '.repeat(4000)],
    ['marks spread over paragraphs', `${'[a](/x) '.repeat(50)}\n\n`.repeat(30)],
    ['cells', '|a|b|\n|-|-|\n'.concat('|a|b|\n'.repeat(700))],
  ])('%s are refused before they are read', (_, written) =>
    expect(() => clean(written)).toThrow(expect.objectContaining({ code: 'TEXT_TOO_TANGLED' })),
  )

  it.each(['a\n=\n', 'a\\\n', 'a  \n', 'a\r', '|a|\n|-|\n', '-\n', '- - -\n', '> a\n', '\n'])(
    'lines of %j are refused before they are read where there are too many',
    (line) =>
      expect(() => clean(`a${line.repeat(1000)}`)).toThrow(expect.objectContaining({ code: 'TEXT_TOO_MANY_LINES' })),
  )

  it('twelve lists in lists are read, however often they come', () => {
    const deep = nested(12, '')
    expect(() => clean(`${deep}\n${deep}`)).not.toThrow()
  })

  it('an article as long as one may be is read', () => {
    const part = `## Розділ\n\n${'Довгий абзац про теніс. '.repeat(16)}**дуже** [посилання](https://x.ua)\n\n- перше\n- друге\n\n`
    const article = part.repeat(Math.floor(60_000 / part.length)).trim()
    expect(cleanMarkdown(article, 60_000)).toBe(article)
  })

  it('a text that is too long is refused, its marks counted', () => {
    expect(cleanMarkdown('a'.repeat(20), 20)).toBe('a'.repeat(20))
    for (const long of ['a'.repeat(21), 'a['.repeat(9)])
      expect(() => cleanMarkdown(long, 20)).toThrow(expect.objectContaining({ code: 'TEXT_TOO_LONG' }))
  })

  it('a table has as many columns as a page shows, however many its rows would be filled up with', () => {
    const wide = `${'|a'.repeat(300)}|\n${'|-'.repeat(300)}|\n${'|\n'.repeat(300)}`
    expect(renderMarkdown(clean(wide)).match(/<t[dh]>/g)).toHaveLength(301 * 12)
  })
})

describe('a stored text as HTML', () => {
  it('has headings to link to, each with its own id', () =>
    expect(renderMarkdown('## Як грати?\n\n## Як грати?')).toBe(
      '<h2 id="rozdil-yak-hraty">Як грати?</h2>\n<h2 id="rozdil-yak-hraty-2">Як грати?</h2>',
    ))

  it('recommends no foreign page to search engines, also from within a table', () => {
    const foreign = '<a href="https://x.ua" rel="ugc nofollow noopener">a</a>'
    expect(renderMarkdown('[a](https://x.ua) [b](/rules)')).toBe(`<p>${foreign} <a href="/rules">b</a></p>`)
    const table = renderMarkdown('|[a](https://x.ua)|\n|-|')
    expect(table).toContain(`<div tabindex="0"><table>`)
    expect(table).toContain(`<th>${foreign}</th>`)
  })

  it('has pictures at our widths, in places that are kept', () => {
    const html = renderMarkdown(`![Фото](${ours})`)
    for (const part of [`src="${ours}?w=640" alt="Фото"`, `${ours} 1030w"`, 'width="1030" height="520" loading="lazy"'])
      expect(html).toContain(part)
  })

  it('shows what was never cleaned inert too', () =>
    expect(renderMarkdown('<script>alert(1)</script>\n\n![x](//x.ua/1.png)[a](vbscript:x)')).toBe(
      '<p>&#x3C;script>alert(1)&#x3C;/script></p>\n<p>xa</p>',
    ))
})

it('its words are those of paragraphs, items and rows; its pictures are told once', () => {
  const stored = `## А\n\nб *в*\\\nг\n\n- ґ\n\n| д | е |\n| - | - |\n\n![фото](${ours})\n\n![фото](${ours})`
  expect(plainTextOf(stored)).toBe('А\nб в г\nґ\nд е')
  expect(picturesIn(stored)).toEqual([ours])
})

it.each([
  ['## А\n\nБ в.\n\n## Ґ\n\n| д | е |\n| - | - |\n\n- Є', 'Б в. Є'],
  ['## А\n\n| б | в |\n| - | - |', 'А б в'],
])('begins by its sentences, where it has any: %j', (stored, lead) => expect(leadOf(stored, 100)).toBe(lead))

/** What Markdown is made of, and what breaks it. */
const alphabet = [
  ...[
    'a',
    'б',
    '2',
    '.',
    '!',
    ':',
    '+',
    '=',
    '«',
    '😀',
    ' ',
    '  ',
    '    ',
    '\t',
    '\n',
    '\n\n',
    '\u00a0',
    '\u202e',
    '\u200b',
  ],
  ...[
    '*',
    '**',
    '_',
    '__',
    '~',
    '~~',
    '`',
    '```',
    '\n```\n',
    '\\',
    '#',
    '\n# ',
    '\n- ',
    '\n  - ',
    '\n1. ',
    '\n2) ',
    '\n> ',
  ],
  ...['[', ']', '(', ')', '](/x)', '![', `![a](${ours})`, '[x]: /y\n', '[x]', '[^1]', '[^1]: q\n', '- [ ] '],
  ...[
    '<',
    '>',
    '<b>',
    '<!-- ',
    '-->',
    '&lt;',
    '&#10;',
    '&#32;',
    '&nbsp;',
    '|',
    '\n|a|b|\n|-|-|\n',
    '\n:-:|-\n',
    '\n---\n',
    '\n===\n',
  ],
  ...['http://a.b', 'www.a.b', 'a@b.c'],
]
