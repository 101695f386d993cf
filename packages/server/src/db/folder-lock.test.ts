import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

let folder: string
let lock: string
let children: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matchbol-lock-'))
  lock = join(folder, 'matchbol.lock')
})
afterEach(async () => {
  await Promise.all(children.map(end))
  children = []
  await rm(folder, { recursive: true, force: true })
})

/** Another process that takes the folder and holds it. @returns it, and what it said */
async function anotherOwner(): Promise<{ child: ChildProcess; said: string }> {
  const module = new URL('./folder-lock.ts', import.meta.url).href
  const program = `import(${JSON.stringify(module)}).then(({ lockFolder }) => lockFolder(${JSON.stringify(folder)})).then(
    () => { console.log('held'); setInterval(() => {}, 1000) }, (error) => console.log(error.message))`
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

const isTaken = () =>
  lockFolder(folder).then(
    () => false,
    (error: unknown) => error instanceof FolderInUse,
  )

describe('a folder', () => {
  it('that another living process holds is refused, in a sentence that says who holds it and what to do', async () => {
    const { child } = await anotherOwner()
    await expect(lockFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by another process (pid ${child.pid}). Stop it first, or set DATA_DIR to another folder.`,
    )
  })

  it('that this very process holds is refused too', async () => {
    await lockFolder(folder)
    expect(await isTaken()).toBe(true)
  })

  it('given back is free, and nothing is left in it', async () => {
    const unlock = await lockFolder(folder)
    expect(await readdir(folder)).toEqual(['matchbol.lock'])
    await unlock()
    expect(await readdir(folder)).toEqual([])
    expect(await isTaken()).toBe(false)
  })

  it('whose owner was killed is taken over', async () => {
    const { child } = await anotherOwner()
    await end(child)
    expect(await readFile(lock, 'utf8')).toMatch(new RegExp(`^${child.pid} `))
    await lockFolder(folder)
    expect(await readFile(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  })

  it.skipIf(process.platform !== 'linux')('whose owner’s pid was given to another process is taken over', async () => {
    await writeFile(lock, `${process.pid} 1`)
    expect(await isTaken()).toBe(false)
  })

  it.each(['', 'nonsense', '0 0', '-1 0', '4194999 7', '\u0000\u0000'])(
    'whose lock names nobody is taken over: %j',
    async (content) => {
      await writeFile(lock, content)
      expect(await isTaken()).toBe(false)
    },
  )

  it('that several processes want at once, after a crash, goes to one of them', async () => {
    await writeFile(lock, '4194999 7')
    const said = (await Promise.all([1, 2, 3, 4].map(anotherOwner))).map((owner) => owner.said)
    expect(said.filter((it) => it === 'held')).toHaveLength(1)
    expect(said.filter((it) => it.includes('is in use by another process'))).toHaveLength(3)
  })
})
