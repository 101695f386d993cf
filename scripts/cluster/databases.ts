import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { forShortQueries } from '../../packages/server/src/platform/db/postgres.ts'
import { freePort, listens, type Running, runToEnd, start, until } from './processes.ts'
import { ownerOfDatabases, type Programs } from './programs.ts'

/** The primary, a replica that follows it by streaming, and the pooler through which nodes ask the primary. */
export interface Databases {
  primaryUrl: string
  replicaUrl: string
  poolerUrl: string
  poolerPort: number
  replica(): Running
  startReplica(): Promise<void>
  all(): Running[]
}

const NAME = 'matchbol'
const urlOf = (port: number, name = NAME) => `postgres://postgres@127.0.0.1:${port}/${name}`

/** Starts all three in a folder of their own. */
export async function startDatabases(programs: Programs, folder: string): Promise<Databases> {
  const owner = ownerOfDatabases()
  const home = join(folder, 'databases')
  mkdirSync(home)
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(home, owner.uid, owner.gid)
  const as = { ...owner, cwd: home }
  const [primaryPort, replicaPort, poolerPort] = [await freePort(), await freePort(), await freePort()]

  const primaryFolder = join(home, 'primary')
  await runToEnd(
    'initdb',
    programs.initdb,
    ['-D', primaryFolder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    as,
  )
  const primary = start('the primary', programs.postgres, serverArguments(primaryFolder, primaryPort, home), as)
  await until('the primary answers', () => answers(urlOf(primaryPort, 'postgres')), primary)
  await ask(urlOf(primaryPort, 'postgres'), `create database ${NAME}`)

  const replicaFolder = join(home, 'replica')
  const from = ['-h', '127.0.0.1', '-p', String(primaryPort), '-U', 'postgres']
  await runToEnd(
    'pg_basebackup',
    programs.pg_basebackup,
    [...from, '-D', replicaFolder, '-R', '-X', 'stream', '-c', 'fast'],
    as,
  )
  let replica: Running
  const startReplica = async () => {
    replica = start('the replica', programs.postgres, serverArguments(replicaFolder, replicaPort, home), as)
    await until('the replica answers', () => answers(urlOf(replicaPort)), replica)
  }
  await startReplica()

  const settings = join(home, 'pgbouncer.ini')
  writeFileSync(settings, poolerSettings(primaryPort, poolerPort))
  const pooler = start('PgBouncer', programs.pgbouncer, [settings], as)
  await until('PgBouncer answers', () => answers(urlOf(poolerPort)), pooler)
  return {
    primaryUrl: urlOf(primaryPort),
    replicaUrl: urlOf(replicaPort),
    poolerUrl: urlOf(poolerPort),
    poolerPort,
    replica: () => replica,
    startReplica,
    all: () => [pooler, replica, primary],
  }
}

/** Listens on loopback and keeps its socket beside its data. A replica that is asked may put off what would disturb the question. */
const serverArguments = (folder: string, port: number, sockets: string) => [
  ...['-D', folder, '-k', sockets, '-h', '127.0.0.1', '-p', String(port)],
  ...['-c', 'max_connections=100', '-c', 'wal_level=replica', '-c', 'hot_standby_feedback=on'],
]

/** A connection belongs to a node for one transaction. What a node would set at the start of a session is set for it here. */
const poolerSettings = (primaryPort: number, port: number) => `[databases]
${NAME} = host=127.0.0.1 port=${primaryPort} dbname=${NAME} user=postgres connect_query='${forShortQueries.replaceAll("'", "''")}'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 500
admin_users = postgres
ignore_startup_parameters = extra_float_digits
`

/** Asks one question by a connection of its own. */
export async function ask<Row extends object>(url: string, question: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query(question)
    return rows
  } finally {
    await client.end().catch(() => {})
  }
}

async function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  return hostname === '127.0.0.1' && (await listens(Number(port))) && (await ask(url, 'select 1 as one')).length === 1
}
