import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const texts = /\.(js|css|svg|json|webmanifest)$/
const SMALL = 1024

/** Lays each text of the build beside itself as Brotli and gzip, once and as small as can be: the server sends these. */
export const compressFiles = (): Plugin => ({
  name: 'compress-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }) {
    const entries = await readdir(dir, { recursive: true, withFileTypes: true })
    const files = entries.filter((it) => it.isFile() && texts.test(it.name)).map((it) => join(it.parentPath, it.name))
    await Promise.all(files.map(compressFile))
  },
})

async function compressFile(file: string) {
  const content = await readFile(file)
  if (content.byteLength < SMALL) return
  const [br, gz] = await Promise.all([promisify(brotliCompress)(content), promisify(gzip)(content, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
