import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { authContract } from './packages/core/src/auth/contract.ts'
import { blogContract } from './packages/core/src/blog/contract.ts'
import { gamesContract } from './packages/core/src/games/contract.ts'
import { leaguesContract } from './packages/core/src/leagues/contract.ts'
import { overviewContract } from './packages/core/src/overview/contract.ts'
import { ratingsContract } from './packages/core/src/ratings/contract.ts'
import { usersContract } from './packages/core/src/users/contract.ts'
import { findGaps } from './scripts/specification/find-gaps.ts'
import { readTable } from './scripts/specification/read-table.ts'
import { testTitles } from './scripts/specification/read-titles.ts'

const rows = readTable(readFileSync(join(import.meta.dirname, 'docs/specification.md'), 'utf8'))
const callsOf = (text: string) => text.match(/(GET|POST|PUT|DELETE) \/api\/[\w/{}-]+/g) ?? []
/** A trailing slash makes no difference, and what an id is called neither. */
const plain = (call: string) => call.replace(/\{\w+\}/g, '{}').replace(/\/$/, '')

test('every section from 1 to 9 is mapped', () => {
  expect([...new Set(rows.map(({ section }) => section))]).toEqual([
    '§1',
    '§2',
    '§3',
    '§4',
    '§5',
    '§6',
    '§7',
    '§8',
    '§9',
  ])
  expect(rows.length).toBeGreaterThan(150)
})

test('every statement is held by a test that is there and names the section, or it says why not', () => {
  expect(findGaps(rows)).toEqual([])
})

test('§1: each of the ten things that administrators manage is held by a browser test alone, or comes later', () => {
  const managed = rows.filter(({ statement }) => statement.startsWith('Administrators manage'))
  expect(managed).toHaveLength(10)
  expect(managed.flatMap(({ tests }) => tests).filter(({ file }) => !file.startsWith('e2e/'))).toEqual([])
})

test('no statement stands there twice', () => {
  const statements = rows.map(({ section, statement }) => `${section} ${statement}`)
  expect(statements.filter((statement, index) => statements.indexOf(statement) !== index)).toEqual([])
})

test('§7: every call of the table is served, but for those that say why not yet', () => {
  const contracts = [
    usersContract,
    leaguesContract,
    ratingsContract,
    gamesContract,
    overviewContract,
    authContract,
    blogContract,
  ]
  const served = new Set(contracts.flatMap((contract) => Object.keys(contract)).map(plain))
  const named = rows
    .filter(({ section, reason }) => section === '§7' && !reason)
    .flatMap(({ statement }) => callsOf(statement))
  expect(named.length).toBeGreaterThan(25)
  expect(named.filter((call) => !served.has(plain(call)))).toEqual([])
})

describe('a gap is found', () => {
  const titlesOf = (file: string) =>
    file === 'a.test.ts'
      ? testTitles(
          file,
          "describe('§2: the door', () => { it('opens', f); it.each(g)('§2, §8: %s shuts', f) })\ntest('loose', f)",
        )
      : undefined
  const gapsOf = (held: string) =>
    findGaps(readTable(`## §2 Doors\n| Statement | Held by |\n|---|---|\n| A door | ${held} |`), titlesOf)

  test.each([
    '`a.test.ts` › opens',
    '`a.test.ts` › §2, §8: %s shuts<br>`a.test.ts` › opens',
    '— later: with the other doors',
  ])('but not where there is none: %s', (held) => expect(gapsOf(held)).toEqual([]))

  test.each([
    ['', 'neither a test nor a reason'],
    ['— later', 'no reason is given'],
    ['`b.test.ts` › opens', 'there is no b.test.ts'],
    ['`a.test.ts` › closes', 'has no test «closes»'],
    ['`a.test.ts` › loose', 'does not name §2'],
    ['`a.test.ts` › opens<br>`a.test.ts` › closes', 'has no test «closes»'],
  ])('%s', (held, gap) => expect(gapsOf(held)).toEqual([expect.stringContaining(gap)]))
})
