import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
