import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runs } from '../../core/test/property-runs.ts'
import { BOT_TOKEN, type MainProcess, startMain } from '../test/process.ts'
import { replayed, stored } from '../test/replay.ts'
import { loginHash } from './domains/auth/login-hash.ts'
import { openEmbedded } from './platform/db/embedded.ts'

const CRASHES = runs(1, 5)
const PAIRS = 3

interface Player {
  id: number
  token: string
}
/** What the answers of this test's calls hold. */
interface Answered {
  id: number
  version: number
  status: string
  log: { version: number; move: string }[]
}
interface Move {
  gameId: number
  version: number
  status: string
}

let folder: string
let main: MainProcess
let address: string
let admin: Player
let players: Player[]
/** Every move that the server has acknowledged. */
const acknowledged: Move[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matchbol-crash-'))
  await startAgain()
  admin = await signIn(1)
  players = []
  for (let n = 0; n < PAIRS * 2; n++) players.push(await signIn(100 + n))
})
afterAll(async () => {
  await main.stop('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function startAgain() {
  main = startMain({ DATA_DIR: folder })
  address = await main.ready
}

const send = (path: string, init: RequestInit) => fetch(`${address}/api/v1${path}`, init)

async function signIn(telegramId: number): Promise<Player> {
  const auth_date = Math.floor(Date.now() / 1000)
  const hash = loginHash(`auth_date=${auth_date}\nfirst_name=Гравець\nid=${telegramId}`, BOT_TOKEN)
  const body = JSON.stringify({ id: telegramId, first_name: 'Гравець', auth_date, hash })
  const answer = await send('/users/auth/telegram', { method: 'POST', body })
  const { data } = (await answer.json()) as { data: { token: string; user: { id: number } } }
  return { id: data.user.id, token: data.token }
}

/** @returns the `data` of the answer @throws when there is none: the server is gone */
async function call(who: Player, method: string, path: string, body?: object) {
  const init = { method, headers: { authorization: `Bearer ${who.token}` } }
  const response = await send(path, { ...init, ...(body && { body: JSON.stringify(body) }) })
  const { data, code } = (await response.json()) as { data: Answered; code?: string }
  if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${code}`)
  return data
}

/** A league of its own for each round: the games that the last crash left open are in nobody's way. */
async function foundLeague(): Promise<number> {
  const rules = { rematchAfterDays: 0 }
  const { id } = await call(admin, 'POST', '/leagues', { name: 'Ліга', rules })
  for (const player of players) await call(admin, 'POST', '/user-leagues', { userId: player.id, leagueId: id })
  return id
}

/** Two people play game after game until nobody answers any more. @returns why they stopped */
async function playOn(leagueId: number, a: Player, b: Player, onMove: () => void): Promise<string> {
  const move = async (who: Player, method: string, path: string, body: object) => {
    const { id, version, status } = await call(who, method, path, body)
    acknowledged.push({ gameId: id, version, status })
    onMove()
    return id
  }
  const sets = [
    { a: 6, b: 4 },
    { a: 6, b: 4 },
  ]
  try {
    for (;;) {
      const id = await move(a, 'POST', '/games/invitations', { leagueId, opponentId: b.id })
      await move(b, 'POST', `/games/invitations/${id}/accept`, {})
      const scoreDetails = { outcome: 'COMPLETED', sets }
      const completedAt = new Date().toISOString()
      await move(a, 'PUT', `/games/${id}`, { status: 'PENDING_CONFIRMATION', scoreDetails, completedAt })
      await move(b, 'POST', `/games/${id}/confirm`, {})
    }
  } catch (error) {
    return (error as Error).message
  }
}

/** What the log of a game says happened, version by version. */
async function statusesOf(gameId: number): Promise<Map<number, string>> {
  const { version, status, log } = await call(admin, 'GET', `/games/${gameId}`)
  const statusAfter: Record<string, string> = {
    invite: 'PENDING',
    accept: 'ACCEPTED',
    submit: 'PENDING_CONFIRMATION',
    confirm: 'COMPLETED',
  }
  const known = log.map((event): [number, string] => [event.version, statusAfter[event.move] ?? event.move])
  return new Map([...known, [version, status]])
}

it('killed while people play, the server has lost nothing that it acknowledged', async () => {
  const leagueIds: number[] = []
  for (let crash = 0; crash < CRASHES; crash++) {
    const leagueId = await foundLeague()
    leagueIds.push(leagueId)
    const last = acknowledged.length + 15 + Math.floor(Math.random() * 40)
    const killAt = () => {
      if (acknowledged.length === last) main.child.kill('SIGKILL')
    }
    const pairs = Array.from({ length: PAIRS }, (_, n) => players.slice(n * 2, n * 2 + 2) as [Player, Player])
    const reasons = await Promise.all(pairs.map(([a, b]) => playOn(leagueId, a, b, killAt)))
    expect(reasons).toEqual(Array(PAIRS).fill(expect.stringMatching(/fetch failed|terminated|Unexpected end/)))
    expect(await main.ended).toMatchObject({ signal: 'SIGKILL' })
    await startAgain()
    const seen = new Map<number, Map<number, string>>()
    for (const { gameId } of acknowledged) if (!seen.has(gameId)) seen.set(gameId, await statusesOf(gameId))
    const lost = acknowledged.filter(({ gameId, version, status }) => seen.get(gameId)?.get(version) !== status)
    expect(lost).toEqual([])
  }
  expect(await main.stop()).toMatchObject({ code: 0 })
  const { db, close } = await openEmbedded(folder)
  try {
    for (const leagueId of leagueIds) {
      const ratings = await stored(db, leagueId)
      expect(ratings.changes.length).toBeGreaterThan(0)
      expect(ratings).toEqual(await replayed(db, leagueId))
    }
  } finally {
    await close()
  }
})
