import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { findOrCreateUser } from '../../domains/users/find-or-create-user.ts'
import { hasPeople } from '../../domains/users/list-users.ts'
import type { Database } from './client.ts'
import { checkDemoMark, markAsDemo, WrongKindOfDatabase } from './demo-mark.ts'

const now = new Date('2026-11-21T10:00:00Z')
let database: Database

beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const check = async (mode: 'demo' | 'real') => checkDemoMark(database.db, mode === 'demo', await hasPeople(database.db))
const someoneSignsIn = () =>
  findOrCreateUser(
    database.db,
    { telegramId: '1001', firstName: 'Олена', lastName: 'Марченко', username: null },
    [],
    now,
  )
const aDemoIsMade = async () => {
  await someoneSignsIn()
  await markAsDemo(database.db, now)
}

describe('an empty database', () => {
  it('is filled by demo mode', async () => {
    expect(await check('demo')).toBe(true)
  })

  it('is taken as it is by real mode', async () => {
    expect(await check('real')).toBe(false)
  })
})

describe('a demo database', () => {
  beforeEach(aDemoIsMade)

  it('goes on in demo mode, and is not filled twice', async () => {
    expect(await check('demo')).toBe(false)
  })

  it('is refused by real mode, with a sentence on how to begin a real one', async () => {
    await expect(check('real')).rejects.toThrow(WrongKindOfDatabase)
    await expect(check('real')).rejects.toThrow(/set DATA_DIR to a new folder/)
  })
})

describe('a database with real people', () => {
  beforeEach(someoneSignsIn)

  it('goes on in real mode', async () => {
    expect(await check('real')).toBe(false)
  })

  it('is refused by demo mode, which would let anyone in as them', async () => {
    await expect(check('demo')).rejects.toThrow(WrongKindOfDatabase)
    await expect(check('demo')).rejects.toThrow(/DEMO=0/)
  })
})
