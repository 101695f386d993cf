import { expect, test } from 'vitest'
import { faultsOf } from './lockfile.mjs'

const sound = {
  '': { name: 'matchbol' },
  'packages/core': {},
  'node_modules/@matchbol/core': { resolved: 'packages/core', link: true },
  'node_modules/biome': { integrity: 'sha512-a', optionalDependencies: { 'biome-mac': '1' } },
  'node_modules/biome-mac': { integrity: 'sha512-b', optional: true },
}

test('a lock file that every platform can install from is sound', () => {
  expect(faultsOf(sound)).toEqual([])
})

test('a package of another platform that npm left out is named', () => {
  const { 'node_modules/biome-mac': _, ...packages } = sound
  expect(faultsOf(packages)).toEqual([
    'node_modules/biome: its optional package biome-mac is missing from the lock file',
  ])
})

test("a registry's address and a missing integrity are named", () => {
  const resolved = 'https://registry.example/react.tgz'
  expect(faultsOf({ ...sound, 'node_modules/react': { resolved } })).toEqual([
    `node_modules/react: a download address is recorded, ${resolved}`,
    'node_modules/react: no integrity is recorded',
  ])
})

test('an empty lock file is not sound', () => {
  expect(faultsOf({ '': {} })).toEqual(['the lock file names no packages'])
})
