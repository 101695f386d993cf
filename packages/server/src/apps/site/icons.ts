import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Refusal } from '@matchbol/core/shared/refusal'

const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons')
let known: Promise<Set<string>> | undefined

/** An icon of the installed package: nobody else's server learns who looks at what. @throws Refusal NOT_FOUND */
export async function readIcon(name: string): Promise<string> {
  known ??= readdir(folder).then((names) => new Set(names))
  if (!(await known).has(`${name}.svg`)) throw new Refusal('NOT_FOUND')
  return readFile(join(folder, `${name}.svg`), 'utf8')
}
