import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

let folder: string
let children: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matchbol-lock-'))
})
afterEach(async () => {
  await Promise.all(children.map(end))
  children = []
  await rm(folder, { recursive: true, force: true })
})

/** Another process that takes the folder and holds it. @returns it, and what it said */
async function anotherOwner(): Promise<{ child: ChildProcess; said: string }> {
  const module = new URL('./folder-lock.ts', import.meta.url).href
  const program = `import(${JSON.stringify(module)}).then(({ lockFolder }) => {
    const lock = lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => lock, 1000)
  }).catch((error) => console.log(error.message))`
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [said] = await once(child.stdout.setEncoding('utf8'), 'data')
  return { child, said: said.trim() }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Tries, and gives it back. */
function isTaken(): boolean {
  try {
    lockFolder(folder).release()
    return false
  } catch (error) {
    if (error instanceof FolderInUse) return true
    throw error
  }
}

describe('a folder', () => {
  it('that another living process holds is refused, in a sentence that says who holds it and what to do', async () => {
    const { child } = await anotherOwner()
    expect(() => lockFolder(folder)).toThrow(
      `The data folder ${folder} is in use by another process (pid ${child.pid} on ${hostname()}). Stop it first, or set DATA_DIR to another folder.`,
    )
  })

  it.each([
    ['is one of another container', 'pid 4194999 on another-container'],
    ['is nobody', ''],
  ])('is refused also where the owner, by name, %s', async (_who, owner) => {
    await anotherOwner()
    await writeFile(join(folder, 'database.owner'), owner)
    expect(isTaken()).toBe(true)
  })

  it('is refused also while its owner is paused', async () => {
    const { child } = await anotherOwner()
    child.kill('SIGSTOP')
    expect(isTaken()).toBe(true)
  })

  it('that this very process holds is refused too, and is free when given back', () => {
    const lock = lockFolder(folder)
    expect(isTaken()).toBe(true)
    lock.release()
    expect(isTaken()).toBe(false)
  })

  it('whose owner was killed is free at once', async () => {
    const { child } = await anotherOwner()
    await end(child)
    expect(isTaken()).toBe(false)
  })

  it.each([
    ['moved away', (file: string) => rename(file, `${file}.old`)],
    ['deleted', (file: string) => rm(file)],
    ['replaced by that of another process', (file: string) => rm(file).then(anotherOwner)],
  ])('whose lock was %s is no longer ours, in a sentence that says so', async (_how, lose) => {
    const lock = lockFolder(folder)
    lock.check()
    await lose(join(folder, 'database.lock'))
    expect(lock.check).toThrow(
      /^.+database\.lock was moved away or replaced while we ran, so that another process may work in the folder now: nothing more is written\. Start again\.$/,
    )
  })

  it('that several processes want at once goes to one of them', async () => {
    const said = (await Promise.all([1, 2, 3, 4].map(anotherOwner))).map((owner) => owner.said)
    expect(said.filter((it) => it === 'held')).toHaveLength(1)
    expect(said.filter((it) => it.includes('is in use by another process'))).toHaveLength(3)
  })

  it.each([
    ['another folder', () => mkdir(join(folder, 'database.lock'))],
    ['something that is no lock of ours', () => writeFile(join(folder, 'database.lock'), 'x'.repeat(1000))],
  ])('with %s in the lock’s place is refused in a sentence that says what to do', async (_what, occupy) => {
    await occupy()
    expect(() => lockFolder(folder)).toThrow(
      /^Cannot lock .+database\.lock: .+\. Remove what stands there while no server runs in this folder, or set DATA_DIR to a folder on a local disk\.$/,
    )
  })
})
