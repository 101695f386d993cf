import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { BackupProblem, brokenBackup, foreignFile } from './backup-format.ts'

/** Several times the longest: a picture of 8 MB in hexadecimal. */
const MOST_CHARACTERS_OF_LINE = 64_000_000
/** Several times what rows compress to. Small files may expand to more. */
const MOST_EXPANSION = 100
const ALWAYS_ALLOWED_BYTES = 64_000_000

/**
 * The lines of a backup, some at a time; by \n alone: a name may hold other characters that readers of lines take for an end.
 * Reading ends as soon as the file expands to more than any backup does.
 * @throws BackupProblem for what is no gzip, or a broken or hostile one
 */
export async function* linesOf(file: string): AsyncGenerator<string[]> {
  let rest: string[] = []
  let length = 0
  for await (const chunk of expand(file)) {
    const [first = '', ...others] = chunk.split('\n')
    rest.push(first)
    length += first.length
    if (length > MOST_CHARACTERS_OF_LINE) throw brokenBackup(file)
    if (others.length === 0) continue
    const next = others.pop() ?? ''
    yield [rest.join(''), ...others]
    rest = [next]
    length = next.length
  }
  if (length > 0) throw brokenBackup(file)
}

async function* expand(file: string): AsyncGenerator<string> {
  const most = Math.max(ALWAYS_ALLOWED_BYTES, MOST_EXPANSION * (await stat(file)).size)
  const gunzip = createGunzip()
  createReadStream(file)
    .on('error', (error) => gunzip.destroy(error))
    .pipe(gunzip)
  let characters = 0
  try {
    for await (const chunk of gunzip.setEncoding('utf8') as AsyncIterable<string>) {
      characters += chunk.length
      if (characters > most) throw new BackupProblem(`${file} expands to more than a backup does: use another one.`)
      yield chunk
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (code === 'Z_DATA_ERROR' && characters === 0) throw foreignFile(file)
    throw code.startsWith('Z_') ? brokenBackup(file) : error
  }
}
