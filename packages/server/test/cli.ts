import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { run } from '../src/apps/cli/run.ts'
import type { Database } from '../src/platform/db/client.ts'

/** The command line on an open database, with a folder of its own and a clock that only the test moves. */
export function openCli({ database, clock }: { database: Database; clock: { now: Date } }) {
  const folder = mkdtempSync(join(tmpdir(), 'matchbol-cli-'))
  const matchbol = async (...argv: string[]) => {
    const said: string[] = []
    const complaints: string[] = []
    const code = await run(argv, {
      now: () => clock.now,
      say: (line) => said.push(line),
      complain: (line) => complaints.push(line),
      fileOf: (name) => resolve(folder, name),
      open: async () => ({ ...database, close: async () => {} }),
    })
    return { code, said: said.join('\n'), complaints: complaints.join('\n') }
  }
  return {
    folder,
    matchbol,
    /** Puts a file where the person stands. */
    write: (name: string, content: string) => writeFileSync(join(folder, name), content),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
