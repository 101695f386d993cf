import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPGlite } from './create-pglite.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matchbol-engine-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('a new database begins from the image that the first one of this machine left, and an old one stays what it is', async () => {
  const images = join(folder, 'images')
  const first = await createPGlite({}, images)
  const [image = 'none', ...others] = await readdir(images)
  expect([image, others]).toEqual([expect.stringMatching(/^pglite-[\d.]+\.tar$/), []])

  await first.exec('create table mark (); insert into mark default values')
  const marked = await (await first.dumpDataDir('none')).arrayBuffer()
  await writeFile(join(images, image), Buffer.from(marked))
  await first.close()
  const dataDir = join(folder, 'database')
  const rowsIn = async () => {
    const pglite = await createPGlite({ dataDir }, images)
    const { rows } = await pglite.query('insert into mark default values returning (select count(*) from mark)')
    await pglite.close()
    return rows
  }
  expect([await rowsIn(), await rowsIn()]).toEqual([[{ count: 1 }], [{ count: 2 }]])
})

it('where no image can be kept, each database is made for itself', async () => {
  await writeFile(join(folder, 'file'), '')
  const pglite = await createPGlite({}, join(folder, 'file', 'images'))
  expect((await pglite.query('select 1 as answer')).rows).toEqual([{ answer: 1 }])
  await pglite.close()
})

it('the engine is compiled once and never better, which would take more memory than a small machine has', async () => {
  const program = `import(${JSON.stringify(new URL('./create-pglite.ts', import.meta.url).href)})
    .then(({ openEngine }) => openEngine({}))
    .then((pglite) => pglite.query('select count(*) from pg_class, pg_attribute'))
    .then(() => process.exit())`
  const args = ['--trace-wasm-compilation-times', '-e', program]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e8 })
  const compiled = [...stdout.matchAll(/^Compiled function (\w+)#\d+ using (\w+),/gm)]
  const modules = Map.groupBy(compiled, ([, module]) => module)
  const engine = [...modules.values()].toSorted((one, other) => other.length - one.length)[0] ?? []
  expect(engine.length).toBeGreaterThan(1000)
  expect(new Set(engine.map(([, , compiler]) => compiler))).toEqual(new Set(['Liftoff']))
})
