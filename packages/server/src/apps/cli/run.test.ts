import { describe, expect, it } from 'vitest'
import { run } from './run.ts'

/** The command line where no database may be touched. */
async function matchbol(...argv: string[]) {
  const said: string[] = []
  const complaints: string[] = []
  const code = await run(argv, {
    now: () => new Date('2026-11-21T10:00:00Z'),
    say: (line) => said.push(line),
    complain: (line) => complaints.push(line),
    fileOf: (name) => name,
    open: () => {
      throw new Error('A call that was not understood opened the database')
    },
  })
  return { code, said, complaints }
}

const names = [
  'found-league',
  'import-results',
  'decide',
  'grant-admin',
  'replay-ratings',
  'rebuild-projections',
  'backup',
  'restore',
  'help',
]

it.each(['help', '--help', '-h'])('%s lists every command', async (word) => {
  const { code, said, complaints } = await matchbol(word)
  expect(code).toBe(0)
  expect(complaints).toEqual([])
  for (const name of names)
    expect(
      said.some((line) => line.startsWith(`  ${name}`)),
      name,
    ).toBe(true)
})

describe('a call that is not understood ends with 2, the reason first and the list of commands behind it', () => {
  it.each([
    ['nothing', [], 'Say what to do.'],
    ['an unknown command', ['frobnicate'], 'There is no command "frobnicate".'],
    ['an unknown option', ['backup', 'file', '--fast'], "Unknown option '--fast'."],
    ['a missing file name', ['backup'], 'It needs <file>.'],
    ['a missing option', ['import-results', 'a.csv'], 'It needs --league.'],
    [
      'an option without its value',
      ['import-results', 'a.csv', '--league'],
      "Option '--league <value>' argument missing.",
    ],
    ['a blank reason', ['decide', '1', 'void', '--reason', '  '], 'It needs --reason.'],
    ['too much', ['grant-admin', '1', '2'], 'It does not know what to do with "2".'],
    ['a Telegram id that is no number', ['grant-admin', 'abc'], 'A Telegram id is a number, not "abc".'],
    [
      'an unknown gender',
      ['found-league', 'Ліга', '--gender', 'men only'],
      'The gender is men, women, mixed, any, not "men only".',
    ],
    ['an unknown format', ['found-league', 'Ліга', '--format', 'bo3'], 'There is no match format "bo3".'],
    ['a league without a name', ['found-league', ' '], 'A name has 1 to 120 characters, a city at most 80.'],
    [
      'an unknown decision',
      ['decide', '1', 'shrug', '--reason', 'why'],
      'The decision is confirm, void or correct, not "shrug".',
    ],
    [
      'a correction without a score',
      ['decide', '1', 'correct', '--reason', 'why'],
      'A score goes with correct, and only there.',
    ],
    [
      'a score that voids',
      ['decide', '1', 'void', '--reason', 'why', '--score', '6:0'],
      'A score goes with correct, and only there.',
    ],
  ])('%s', async (_, argv, sentence) => {
    const { code, said, complaints } = await matchbol(...argv)
    expect({ code, said, sentence: complaints[0] }).toEqual({ code: 2, said: [], sentence })
    expect(complaints).toContain('Commands of matchbol:')
  })
})

it('a defect is not passed off as a refusal', async () => {
  await expect(matchbol('replay-ratings')).rejects.toThrow('opened the database')
})
