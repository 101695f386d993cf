import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = import.meta.dirname
const generated = new Set(['node_modules', 'dist', 'screens', '.tanstack', '.vite'])
const inTree = (patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (path) => generated.has(path.split(/[\\/]/).at(-1) ?? '') }).map((path) =>
    path.replaceAll('\\', '/'),
  )

const files = inTree(['*.*', 'docs/**/*.*', '{packages,scripts,e2e}/**/*.*'])
const pages = inTree(['README.md', 'docs/**/*.md']).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}))

/** What stands in backticks and ends like a file: `games/rules.ts`, `log.ts`. An address, `/icons/x.svg`, is none. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w<*{][^`\s]*\.(?:tsx?|mjs|css|json|md))`/g)].map(([, path = '']) => path)

/** A file may be named by the end of its path, and a part of it left open: `core/src/<domain>/limits.ts`. */
function isThere(path: string): boolean {
  const pattern = path.replaceAll(/[.()]/g, '\\$&').replaceAll(/<[^>]+>|\*+/g, '[^/]+')
  const end = new RegExp(
    `(^|/)${pattern.replaceAll(/\{([^}]+)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`)}$`,
  )
  return files.some((file) => end.test(file))
}

test('every file that the docs name is there', () => {
  const named = pages.flatMap(({ path, text }) => pathsIn(text).map((name) => ({ page: path, name })))
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter(({ name }) => !isThere(name))).toEqual([])
})

test('every link of the docs leads to a file', () => {
  const links = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, target = '']) => ({ page: path, target })),
  )
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(({ page, target }) => !existsSync(join(root, dirname(page), target)))).toEqual([])
})

test.each([
  ['core/src/games/rules.ts', true],
  ['core/src/<domain>/limits.ts', true],
  ['core/src/games/ruler.ts', false],
  ['ames/rules.ts', false],
])('%s: %s', (path, there) => expect(isThere(path)).toBe(there))
