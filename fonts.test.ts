import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drawable } from './packages/server/src/domains/sharing/look/drawable.ts'
import { charactersOf } from './packages/web/test/font-characters.ts'

const folder = join(import.meta.dirname, 'packages/web/src/ui/theme')
const stylesheet = readFileSync(join(folder, 'fonts.css'), 'utf8')

/** The faces cut for this site, each with the characters for which a browser fetches it. */
const faces = [...stylesheet.matchAll(/url\("\.\/(fonts\/[^"]+)"\)[^;]*;\s*unicode-range:([^;]+);/g)].map(
  ([, file = '', range = '']) => ({ file, named: namedBy(range) }),
)

it.each(faces)('$file draws every character for which it is fetched', ({ file, named }) => {
  const drawn = charactersOf(readFileSync(join(folder, file)))
  expect(named.filter((code) => !isControl(code) && !drawn.has(code)).map(written)).toEqual([])
})

it('what pages write is drawn without a third file', () => {
  const written =
    'АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя' +
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
    'ʼ«»„“—–…·×−±½№€§© .,:;!?()/%+@#&'
  const named = new Set(faces.flatMap(({ named }) => named))
  expect([...written].filter((sign) => !named.has(sign.codePointAt(0) ?? 0))).toEqual([])
})

it('pictures to be shared keep every sign that their fonts have, and no other', () => {
  const charactersIn = (weight: number) =>
    ['cyrillic', 'latin', 'latin-ext'].flatMap((subset) => {
      const file = import.meta.resolve(`@fontsource/onest/files/onest-${subset}-${weight}-normal.woff2`)
      return [...charactersOf(readFileSync(new URL(file)))]
    })
  const drawn = new Set(charactersIn(500))
  expect(new Set(charactersIn(700))).toEqual(drawn)
  const everything = Array.from({ length: 0xd800 }, (_, code) => String.fromCodePoint(code)).join(' ')
  const kept = new Set(Array.from(drawable(everything), (sign) => sign.codePointAt(0) ?? 0))
  expect([...kept].filter((code) => !drawn.has(code)).map(written)).toEqual([])
  expect([...drawn].filter((code) => !kept.has(code)).map(written)).toEqual(['U+000D'])
})

function namedBy(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, place) => first + place)
  })
}

const isControl = (code: number) => code < 0x20
const written = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
