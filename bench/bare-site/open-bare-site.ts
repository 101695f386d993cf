import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Served, startProcess } from '../node.ts'

const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url))

/** Builds the framework's own page and serves it, with rows: a page that could not be drawn would be no yardstick. */
export async function openBareSite(databaseUrl: string): Promise<Served> {
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build'], {
    cwd: import.meta.dirname,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The bare site could not be built: ${stderr}`)
  const site = await startProcess(new URL('bare-server.ts', import.meta.url), { DATABASE_URL: databaseUrl })
  if (!(await (await fetch(`${site.address}/?league=1`)).text()).includes('<tr>'))
    throw new Error('The bare site draws no rows.')
  return site
}
