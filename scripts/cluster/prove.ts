import { setTimeout as pause } from 'node:timers/promises'
import { call, cityOf, type Person, pageOf, writeCity } from './client.ts'
import { awaiting, type Club, foundClub } from './club.ts'
import { ask, type Databases } from './databases.ts'
import type { Node } from './nodes.ts'
import { until } from './processes.ts'

export interface Cluster {
  /** nginx, before all nodes. */
  address: string
  nodes: readonly Node[]
  databases: Databases
}

const GAMES = 20
const WRITES = 100
const SECONDS_UNDER_LOAD = 6
const CLIENTS = 6

/** Goes through all that several nodes have to do as one, and prints what was seen. @returns whether all of it held */
export async function prove(cluster: Cluster): Promise<boolean> {
  const club = await foundClub(cluster.address)
  const proofs: [string, (cluster: Cluster, club: Club) => Promise<string>][] = [
    ['games are moved by turns on both nodes', playByTurns],
    ['who has written finds it on the other node at once', readOwnWrites],
    ['everybody else finds it on the other node after its notice', readOthersWrites],
    ['also while the replica stands still', readWhileReplicaStandsStill],
    ['guests read from the replica', readFromReplica],
    ['transactions share few connections', shareConnections],
    ['a node is killed: no reading fails, nothing acknowledged is lost', killNode],
    ['a deadline is kept once, by the node that is left', keepDeadline],
    ['the node comes back and finds all', restartNode],
    ['the replica is killed: no reading fails; it comes back', killReplica],
  ]
  let held = 0
  for (const [title, proof] of proofs) {
    try {
      console.log(`✓ ${title}: ${await proof(cluster, club)}`)
      held += 1
    } catch (error) {
      console.log(`✗ ${title}: ${error instanceof Error ? error.message : error}`)
    }
  }
  console.log(`${held} of ${proofs.length} held`)
  return held === proofs.length
}

const addresses = ({ nodes }: Cluster) => {
  const [one, other] = nodes
  if (!one || !other) throw new Error('A cluster has two nodes')
  return [one.address, other.address] as const
}

async function playByTurns(cluster: Cluster, club: Club) {
  const [one, other] = addresses(cluster)
  for (let game = 0; game < GAMES; game++) {
    const turns = game % 2 === 0 ? ([one, other] as const) : ([other, one] as const)
    const id = await awaiting(turns, club)
    await call(turns[1], `/api/v1/games/${id}/confirm`, { method: 'POST', who: club.taras, body: {} })
    const { status } = await call<{ status: string }>(turns[0], `/api/v1/games/${id}`, { who: club.olena })
    expect(status, 'COMPLETED')
  }
  return `${GAMES} games, four moves each`
}

async function readOwnWrites(cluster: Cluster, { olena }: Club) {
  const [one, other] = addresses(cluster)
  for (let write = 0; write < WRITES; write++) {
    const city = `Місто ${write}`
    await writeCity(write % 2 ? one : other, olena, city)
    expect(await cityOf(write % 2 ? other : one, olena.id, olena.cookie), city)
    if (write % 10 === 0 && !(await pageOf(write % 2 ? other : one, olena.id, olena.cookie)).includes(city))
      throw new Error('the page does not show it')
  }
  return `${WRITES} of ${WRITES}, by the API and on the page`
}

async function readOthersWrites(cluster: Cluster, { olena }: Club) {
  const [one, other] = addresses(cluster)
  const waited: number[] = []
  for (let write = 0; write < WRITES; write++) {
    const city = `Село ${write}`
    await writeCity(one, olena, city)
    const start = performance.now()
    await until('the other node shows it', async () => (await cityOf(other, olena.id)) === city)
    waited.push(performance.now() - start)
  }
  waited.sort((a, b) => a - b)
  return `within ${ms(waited[WRITES / 2])} (median), ${ms(waited.at(-1))} (longest of ${WRITES}), the reading included`
}

async function readWhileReplicaStandsStill(cluster: Cluster, club: Club) {
  const { replicaUrl } = cluster.databases
  await ask(replicaUrl, 'select pg_wal_replay_pause()')
  try {
    await readOwnWrites(cluster, club)
    return readOthersWrites(cluster, club)
  } finally {
    await ask(replicaUrl, 'select pg_wal_replay_resume()')
  }
}

const replicaTransactions = async ({ databases }: Cluster) => {
  const [row] = await ask<{ count: string }>(
    databases.replicaUrl,
    `select pg_stat_clear_snapshot(), xact_commit as count from pg_stat_database where datname = current_database()`,
  )
  return Number(row?.count)
}

async function readFromReplica(cluster: Cluster, { olena, taras }: Club) {
  const before = await replicaTransactions(cluster)
  const [one, other] = addresses(cluster)
  for (let read = 0; read < WRITES; read++)
    await call(read % 2 ? one : other, `/api/v1/players/${olena.id}/head-to-head/${taras.id}?junk=${read}`)
  await pause(1_500) // statistics are reported once a second
  const after = await replicaTransactions(cluster)
  if (after <= before) throw new Error('it was asked nothing')
  return `it answered ${after - before} questions`
}

async function shareConnections({ databases }: Cluster) {
  const console = new URL(databases.poolerUrl)
  console.pathname = '/pgbouncer'
  const pools = await ask<{
    database: string
    cl_active: number
    cl_waiting: number
    sv_active: number
    sv_idle: number
    sv_used: number
  }>(console.href, 'show pools')
  const pool = pools.find(({ database }) => database === 'matchbol')
  if (!pool) throw new Error('the nodes do not come through PgBouncer')
  const clients = Number(pool.cl_active) + Number(pool.cl_waiting)
  const servers = Number(pool.sv_active) + Number(pool.sv_idle) + Number(pool.sv_used)
  return `${clients} of the nodes on ${servers} to PostgreSQL`
}

/** Readings and writes by several clients through nginx, while something happens in the middle. */
async function underLoad({ address }: Cluster, { olena, taras }: Club, happening: () => Promise<unknown>) {
  const end = Date.now() + SECONDS_UNDER_LOAD * 1000
  const seen = { readings: 0, failedReadings: 0, cutOff: 0, writes: 0, unanswered: 0 }
  const read = async () => {
    while (Date.now() < end) {
      const paths = ['/', '/stats', `/player/${olena.id}`, '/api/v1/games']
      const path = paths[seen.readings % paths.length]
      seen.readings += 1
      const response = await fetch(`${address}${path}`).catch(() => undefined)
      if (!response?.ok) seen.failedReadings += 1
      else
        await response.text().catch(() => {
          seen.cutOff += 1
        })
    }
  }
  const acknowledged = new Map<Person, number>()
  const write = async (who: Person) => {
    for (let city = 1; Date.now() < end; city++) {
      try {
        await writeCity(address, who, String(city))
        acknowledged.set(who, city)
        seen.writes += 1
      } catch {
        seen.unanswered += 1
      }
      await pause(20)
    }
  }
  const happens = pause(2_000).then(happening)
  await Promise.all([...Array.from({ length: CLIENTS }, read), write(olena), write(taras), happens])
  return { ...seen, acknowledged }
}

async function killNode(cluster: Cluster, club: Club) {
  const [node] = cluster.nodes
  const seen = await underLoad(cluster, club, async () => node?.process().stop('SIGKILL'))
  for (const [who, city] of seen.acknowledged) {
    const kept = Number((await call<{ city: string }>(cluster.address, `/api/v1/users/${who.id}`, { who })).city)
    if (kept < city) throw new Error(`an acknowledged write is lost: ${city}, and there is ${kept}`)
  }
  if (seen.failedReadings > 0) throw new Error(`${seen.failedReadings} of ${seen.readings} readings failed`)
  return `${seen.readings} readings, of which ${seen.cutOff} were cut off on their way; ${seen.writes} writes, ${seen.unanswered} had no answer`
}

async function keepDeadline(cluster: Cluster, club: Club) {
  const [, other] = addresses(cluster)
  const id = await awaiting([other, other], club)
  await ask(cluster.databases.primaryUrl, `update games set confirm_by = now() - interval '1 minute' where id = ${id}`)
  const start = Date.now()
  await until('the deadline is kept', async () => {
    const rows = await ask(
      cluster.databases.primaryUrl,
      `select 1 from games where id = ${id} and status = 'COMPLETED'`,
    )
    return rows.length === 1 || Date.now() - start > 90_000
  })
  const rows = await ask(
    cluster.databases.primaryUrl,
    `select 1 from game_events where game_id = ${id} and move = 'autoConfirm'`,
  )
  expect(rows.length, 1)
  return `after ${Math.round((Date.now() - start) / 1000)} s, once`
}

async function restartNode(cluster: Cluster, club: Club) {
  const [node] = cluster.nodes
  await node?.start()
  await readOwnWrites(cluster, club)
  return playByTurns(cluster, club)
}

async function killReplica(cluster: Cluster, club: Club) {
  const { databases } = cluster
  const seen = await underLoad(cluster, club, () => databases.replica().stop('SIGKILL'))
  if (seen.failedReadings > 0) throw new Error(`${seen.failedReadings} of ${seen.readings} readings failed`)
  if (seen.unanswered > 0) throw new Error(`${seen.unanswered} writes failed`)
  await databases.startReplica()
  await pause(1_500)
  return `${seen.readings} readings, ${seen.writes} writes; back again ${await readFromReplica(cluster, club)}`
}

function expect(seen: unknown, wanted: unknown) {
  if (seen !== wanted) throw new Error(`${seen} in place of ${wanted}`)
}

const ms = (value = 0) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
