import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** Degrees of the colour wheel of oklch. */
const hues = { red: [15, 35], yellow: [85, 112], green: [140, 170], blue: [240, 270] } as const

const valueOf = (name: string) => new RegExp(`\\n\\s*--${name}: ([^;]+);`).exec(tokens)?.[1] ?? ''

/** Every hue that a token may show: its own and those of the scales it refers to, in either theme. */
function huesOf(value: string): number[] {
  const own = [...value.matchAll(/oklch\([\d.]+ [\d.]+ ([\d.]+)/g)].map(([, hue]) => Number(hue))
  const referred = [...value.matchAll(/var\(--([\w-]+)\)/g)].flatMap(([, name = '']) => huesOf(valueOf(name)))
  return [...own, ...referred]
}

it.each([
  ['primary', 'green'],
  ['fill-primary', 'green'],
  ['secondary', 'blue'],
  ['success', 'green'],
  ['fill-success', 'green'],
  ['info-soft', 'blue'],
  ['fill-warning', 'yellow'],
  ['error', 'red'],
  ['fill-error', 'red'],
] as const)('§9: the colour %s is %s', (name, colour) => {
  const [least, most] = hues[colour]
  const found = huesOf(valueOf(name))
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((hue) => hue < least || hue > most)).toEqual([])
})

it('§9: neutral is slate', () => {
  expect(valueOf('fill-neutral')).toContain('var(--slate-900)')
  expect(huesOf(valueOf('slate-900'))).toEqual([265.8])
})
