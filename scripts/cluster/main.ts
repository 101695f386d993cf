import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabases } from './databases.ts'
import { startBalancer, startNodes } from './nodes.ts'
import { freePort, type Running } from './processes.ts'
import { findPrograms } from './programs.ts'
import { prove } from './prove.ts'

/**
 * `npm run cluster`: two nodes behind nginx on one PostgreSQL with a pooler and a replica, all on this machine, and the proof that
 * they act as one site. `-- --keep` leaves them running afterwards; `PORT` names where.
 */
async function main() {
  const keep = process.argv.includes('--keep')
  const programs = findPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'matchbol-cluster-'))
  chmodSync(folder, 0o755) // its databases run as somebody else
  const running: Running[] = []
  try {
    console.log('Starting a primary, a replica and PgBouncer …')
    const databases = await startDatabases(programs, folder)
    running.push(...databases.all())
    console.log('Starting two nodes and nginx …')
    const nodes = await startNodes(2, databases, folder)
    running.unshift(...nodes.map((node) => node.process()))
    const { address, nginx } = await startBalancer(
      programs,
      nodes,
      folder,
      Number(process.env.PORT) || (await freePort()),
    )
    running.unshift(nginx)
    const isProved = await prove({ address, nodes, databases })
    if (!isProved) process.exitCode = 1
    if (keep) {
      console.log(`\nThe cluster is at ${address}. Ctrl-C ends it.`)
      await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve))
    }
    running.push(databases.replica(), ...nodes.map((node) => node.process())) // those started again in the meantime
  } finally {
    for (const { stop } of running) await stop('SIGQUIT') // at once, also for PostgreSQL, which cleans up behind itself
    rmSync(folder, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
