import { describe, expect, test } from 'vitest'
import { loadUtilities } from './packages/web/test/tailwind-utilities.ts'
import * as rules from './scripts/architecture/styles.ts'

const { readStyleSources, ...named } = rules
const sources = readStyleSources()
const isUtility = await loadUtilities()

/** What a rule must refuse and what it must let pass: made-up files, path → text. */
interface Case {
  title: string
  rule: rules.StyleRule
  refused: rules.StyleSources[]
  allowed: rules.StyleSources
}

const card = (text: string) => ({ 'features/games/card.tsx': text })
const imports = "import styles from './card.module.css'\n"
const head = '$'.concat('{styles.head}')

const cases: Case[] = [
  {
    title: 'only ui has global styles',
    rule: rules.globalStylesAreThoseOfUi,
    refused: [{ 'features/games/card.css': '' }, { 'admin/admin.css': '' }],
    allowed: { 'ui/board.css': '.board { color: red }', 'features/games/card.module.css': '.card { color: red }' },
  },
  {
    title: 'a class of ui has its own rules in one stylesheet',
    rule: rules.classesHaveOneHome,
    refused: [{ 'ui/board.css': '.chip { color: red }', 'ui/chips.css': 'a,\n.chip { color: blue }' }],
    allowed: {
      'ui/board.css': '.board { color: red } .board .chip { color: red }',
      'ui/chips.css': '.chip { color: blue }',
      'ui/theme/forced-colors.css': '.chip { color: Highlight }',
    },
  },
  {
    title: 'no two stylesheets of components have one name',
    rule: rules.stylesheetsHaveTheirOwnNames,
    refused: [
      { 'features/games/card.module.css': '', 'features/blog/card.module.css': '' },
      { 'features/games/card.module.css': '', 'ui/card.css': '.card { color: red }' },
    ],
    allowed: { 'features/games/card.module.css': '', 'features/blog/post.module.css': '' },
  },
  {
    title: 'a component and its stylesheet name the same classes',
    rule: rules.classesOfModulesAreThoseNamed,
    refused: [
      { ...card(`${imports}const a = styles.haed`), 'features/games/card.module.css': '' },
      { ...card(`${imports}const a = styles.head`), 'features/games/card.module.css': '.head, .old { color: red }' },
      { ...card(`${imports}const a = styles[head]`), 'features/games/card.module.css': '' },
    ],
    allowed: {
      ...card(`${imports}const a = styles.head`),
      'features/games/card.module.css': '@layer components { .head > :global(.btn) { width: 0.5em } }',
    },
  },
  {
    title: 'a class of ui is used',
    rule: rules.classesOfUiAreUsed,
    refused: [{ ...card('<p className="tag" />'), 'ui/tag.css': '.tag { color: red } .tag-old { color: red }' }],
    allowed: {
      ...card("<p className={isOld ? 'tag tag-old' : 'tag'} />"),
      'ui/tag.css': '.tag, .tag-old { color: red }',
    },
  },
  {
    title: 'a class name is one of ui or of Tailwind',
    rule: rules.classNamesExist,
    refused: ['className="flexx"', "className={isOld ? 'old' : 'flex'}", `className={\`old ${head}\`}`].map((it) =>
      card(`<p ${it} />`),
    ),
    allowed: { ...card(`<p className={\`board flex ${head}\`} />`), 'ui/board.css': '.board { color: red }' },
  },
]

test('every rule is among the cases', () => {
  expect(cases.map(({ rule }) => rule)).toEqual(expect.arrayContaining(Object.values(named)))
})

describe.each(cases)('$title', ({ rule, refused, allowed }) => {
  test('here', () => {
    expect(rule(sources, isUtility)).toEqual([])
  })

  test.each(refused.map((sources) => ({ sources, title: JSON.stringify(sources).slice(0, 120) })))(
    'and refuses $title',
    ({ sources }) => {
      expect(rule(sources, isUtility)).toHaveLength(1)
    },
  )

  test('and lets its neighbours pass', () => {
    expect(rule(allowed, isUtility)).toEqual([])
  })
})
