import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { authSecret, throwAwayBotToken } from './secrets.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matchbol-secrets-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('the secret that signs tokens', () => {
  it('is the one from the settings, and then nothing is written', async () => {
    expect(await authSecret('given', folder)).toBe('given')
    await expect(stat(join(folder, 'auth-secret'))).rejects.toThrow('ENOENT')
  })

  it('is made on the first start and kept, so that a restart signs nobody out', async () => {
    const made = await authSecret(undefined, folder)
    expect(made.length).toBeGreaterThanOrEqual(64)
    expect(await authSecret(undefined, folder)).toBe(made)
  })

  it('is another one in another club', async () => {
    const made = await authSecret(undefined, folder)
    await rm(join(folder, 'auth-secret'))
    expect(await authSecret(undefined, folder)).not.toBe(made)
  })

  it.skipIf(process.platform === 'win32')('is its owner’s alone to read, also where it lay open', async () => {
    const file = join(folder, 'auth-secret')
    await authSecret(undefined, folder)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await chmod(file, 0o644)
    await authSecret(undefined, folder)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('that a full disk left empty is made anew', async () => {
    await writeFile(join(folder, 'auth-secret'), '')
    const made = await authSecret(undefined, folder)
    expect(await readFile(join(folder, 'auth-secret'), 'utf8')).toBe(made)
  })
})

it('the demo’s bot token is another one each time', () => {
  expect(throwAwayBotToken()).toMatch(/^0:[\w-]{40,}$/)
  expect(throwAwayBotToken()).not.toBe(throwAwayBotToken())
})
