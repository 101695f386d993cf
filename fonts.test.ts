import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
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
