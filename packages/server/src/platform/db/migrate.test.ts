import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { migrationNames } from './migrate.ts'

it('knows each migration that there is, in order', () => {
  const files = readdirSync(new URL('../../../migrations', import.meta.url)).filter((name) => name.endsWith('.ts'))
  expect(migrationNames).toEqual(files.map((name) => name.replace('.ts', '')).sort())
})
