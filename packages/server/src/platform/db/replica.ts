import { type Kysely, sql } from 'kysely'
import type { Db, Replica, WalPosition } from './client.ts'
import type { Tables } from './tables.ts'

/** How long a replica that lags is left alone before it is asked again how far it is. */
const LOOK_AGAIN_MS = 20
/** How long one that could not be asked is left alone. */
const TRY_AGAIN_MS = 1_000
/** No log is that long. */
const FURTHEST = 2n ** 64n

/** Follows how far the replica is, asking it only when it has to be further than it was. */
export function followReplica(replica: Kysely<Tables>, primary: Db): Replica {
  let known = 0n
  let replayed = 0n
  let askAgainAt = 0
  let isBehindItself = 0
  let looking: Promise<void> | undefined

  const look = async () => {
    try {
      const { rows } = await sql<{ at: WalPosition | null }>`select pg_last_wal_replay_lsn()::text as at`.execute(
        replica,
      )
      replayed = numberOf(rows[0]?.at ?? '0/0')
      askAgainAt = performance.now() + LOOK_AGAIN_MS
    } catch {
      askAgainAt = performance.now() + TRY_AGAIN_MS
      replayed = 0n
    }
  }
  const isLost = () => replayed === 0n && performance.now() < askAgainAt
  const learn = async () => {
    isBehindItself += 1
    try {
      known = numberOf(await writtenUpTo(primary))
    } catch {
      known = FURTHEST // the primary cannot say what the copy has to know
      setTimeout(() => void learn(), TRY_AGAIN_MS).unref()
    } finally {
      isBehindItself -= 1
    }
  }
  return {
    upTo: async (position) => {
      if (isBehindItself > 0) return undefined
      const needed = position === undefined ? known : greatest(known, numberOf(position))
      if (!isLost() && (replayed < needed || replayed === 0n) && performance.now() >= askAgainAt) {
        looking ??= look().finally(() => {
          looking = undefined
        })
        await looking
      }
      return replayed !== 0n && replayed >= needed && isBehindItself === 0 ? replica : undefined
    },
    heard: () => void learn(),
    failed: () => {
      replayed = 0n
      askAgainAt = performance.now() + TRY_AGAIN_MS
    },
    close: () => replica.destroy(),
  }
}

/** How far the primary has written. */
export async function writtenUpTo(db: Db): Promise<WalPosition> {
  const { rows } = await sql<{ at: WalPosition }>`select pg_current_wal_lsn()::text as at`.execute(db)
  return rows[0]?.at ?? '0/0'
}

export const isWalPosition = (text: string) => /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/.test(text)

function numberOf(position: WalPosition): bigint {
  const [high = '0', low = '0'] = position.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

const greatest = (a: bigint, b: bigint) => (a > b ? a : b)
