import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { numericTypes } from './client.ts'
import { prepareStatements } from './embedded-statements.ts'

/** Beside what a start has compiled. */
const cache = fileURLToPath(new URL('../../../../../node_modules/.cache/embedded', import.meta.url))

interface Place {
  /** In memory without one. */
  dataDir?: string
  /** What a new one begins with, else nothing. */
  image?: Blob
}

/**
 * Opens PGlite as this product needs it, or makes it. To initialise a database takes seconds of computing and always gives the same, so
 * that all but the first on a machine begin from an image of that one.
 * @param images where that image is kept; where it cannot be written, each database is initialised
 */
export async function createPGlite({ dataDir, image }: Place = {}, images = cache): Promise<PGlite> {
  const isThere = dataDir !== undefined && existsSync(join(dataDir, 'PG_VERSION'))
  const loadDataDir = isThere ? undefined : (image ?? (await initializedImage(images)))
  const pglite = await openEngine({ ...(dataDir !== undefined && { dataDir }), ...(loadDataDir && { loadDataDir }) })
  prepareStatements(pglite)
  return pglite
}

async function initializedImage(images: string): Promise<Blob> {
  const file = join(images, `pglite-${await versionOfEngine()}.tar`)
  if (existsSync(file)) return openAsBlob(file)
  const pglite = await openEngine({})
  const image = await pglite.dumpDataDir('none')
  await pglite.close()
  await keep(image, images, file).catch(() => {})
  return image
}

/** Whole or not at all, also where several processes do so at once. */
async function keep(image: Blob, images: string, file: string) {
  await mkdir(images, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, Buffer.from(await image.arrayBuffer()))
  await rename(unfinished, file)
}

async function versionOfEngine(): Promise<string> {
  const program = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return JSON.parse(await readFile(join(program, '../../package.json'), 'utf8')).version
}

/** The engine with what we need of it, as it comes: initialised where nothing is there. */
export function openEngine(options: PGliteOptions): Promise<PGlite> {
  compileOnlyOnce()
  return PGlite.create({
    ...options,
    extensions: { btree_gin, pg_trgm },
    parsers: { [numericTypes.int8]: Number, [numericTypes.numeric]: Number },
    postgresqlconf: ['max_wal_size=64MB', 'random_page_cost=1.1'],
  })
}

/**
 * V8 would compile what runs often a second time, better: for one function of the engine, its interpreter of expressions, that takes
 * 600 MB, and a small machine ends the server. Pages, imports and replays cost no more without. At its start Node understands the
 * first of these alone; later each is set by itself.
 */
function compileOnlyOnce() {
  for (const flag of ['--liftoff-only', '--no-wasm-dynamic-tiering', '--no-wasm-tier-up']) setFlagsFromString(flag)
}
