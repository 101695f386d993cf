import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { type Busiest, findBusiest } from '../../test/busiest.ts'
import { openFront } from '../../test/front.ts'
import { buildClub } from '../../test/large-club/build-club.ts'
import { type ClubSize, sizes } from '../../test/large-club/club-size.ts'
import { debts, fewRows, MOST_GROWTH, mostStatements } from '../../test/read-limits.ts'
import { pageRequests, type ReadRequest, readRequests } from '../../test/read-requests.ts'
import { type ReadCost, statementCosts } from '../../test/statement-costs.ts'

/** The same league, player and page in a small club and in one that is many times larger. */
const isThorough = Boolean(process.env.TRUST)
const small: ClubSize = isThorough ? sizes.small : { players: 500, games: 2_500, leagues: 4, largest: 250 }
const large: ClubSize = isThorough ? sizes.medium : { players: 4_000, games: 12_000, leagues: 8, largest: 2_500 }

interface Asked extends ReadCost {
  status: number
  address: string
}

/** By call or page, its addresses in their order. */
type Costs = Map<string, readonly Asked[]>
let costs: Record<'small' | 'large', Costs>

beforeAll(async () => {
  costs = { small: await countAll(small), large: await countAll(large) }
}, 1_200_000)

const requestsOf = (busiest: Busiest): [string, ReadRequest][] =>
  Object.entries({ ...readRequests(busiest), ...pageRequests(busiest) })

async function countAll(size: ClubSize): Promise<Costs> {
  const { world, address, close } = await openFront()
  try {
    const { engine } = world.database
    if (engine.kind !== 'postgres') throw new Error('Only PostgreSQL counts what is read')
    await buildClub(world.db, size, world.clock.now)
    const busiest = await findBusiest(world.db)
    const player = await world.again({ id: busiest.playerId, name: 'найактивніша', token: '' })
    const bearers = { guest: undefined, player, admin: await world.person('Марія Адмін', 'ADMIN') }
    const costs = statementCosts(engine.pool)
    const ask = async (who: ReadRequest['who'], path: string): Promise<Asked> => {
      let status = 0
      const cost = await costs.of(async () => {
        const token = bearers[who]?.token
        const response = await fetch(
          new URL(path, address),
          token ? { headers: { authorization: `Bearer ${token}` } } : {},
        )
        await response.arrayBuffer()
        status = response.status
      })
      return { ...cost, address: path, status }
    }
    await ask('guest', '/api/v1/leagues') // what is kept in memory is there
    for (const who of ['player', 'admin'] as const) await ask(who, '/api/v1/users/profile') // and that they were seen today is written
    const counted: Costs = new Map()
    for (const [name, { who, addresses }] of requestsOf(busiest)) {
      const answers: Asked[] = []
      for (const path of addresses) answers.push(await ask(who, path))
      counted.set(name, answers)
    }
    return counted
  } finally {
    await close()
  }
}

/** What of each call is above the limit, and above what it is known to be. */
function above(limit: (name: string, index: number, large: Asked) => string | false | undefined) {
  return [...costs.large].flatMap(([name, answers]) =>
    answers.flatMap((large, index) => {
      const fault = limit(name, index, large)
      return fault ? [`${name} (${large.address}): ${fault}`] : []
    }),
  )
}

const people = { playerId: 1, rivalId: 2, otherId: 3 }
const nobody = { leagueId: 1, categoryId: 1, seasonId: 1, ...people, gameId: 1, slug: 'a', eventId: 1 }
const whoAsks = new Map(requestsOf(nobody).map(([name, { who }]) => [name, who]))

it('every page that visitors can open is among those that are counted', () => {
  const tree = readFileSync(new URL('../../../web/src/routeTree.gen.ts', import.meta.url), 'utf8')
  const paths = [...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, path = '']) => path)
  const isPublic = (path: string) => !/^\/(admin|profile|dev)(\/|$)/.test(path)
  expect(Object.keys(pageRequests(nobody)).sort()).toEqual(paths.filter(isPublic).sort())
})

it('each call and page is answered', () => {
  expect(above((_, index, { status }) => status !== 200 && index === 0 && status !== 404 && `${status}`)).toEqual([])
})

it('no page and no call takes more than three statements', () => {
  const most = (name: string) => mostStatements(name, whoAsks.get(name))
  expect(above((name, _, { statements }) => statements > most(name) && `${statements} statements`)).toEqual([])
})

it('none scans or sorts a table that grows', () => {
  expect(above((name, _, { sins }) => !debts[name]?.scans && sins.join('; '))).toEqual([])
})

it('what each reads is bounded by what it shows, not by how much there is', () => {
  const growth = (name: string, index: number, large: Asked) => {
    const before = costs.small.get(name)?.[index]
    return large.rows / Math.max(before?.rows ?? 0, fewRows(large.address))
  }
  expect(
    above((name, index, large) => {
      const grown = growth(name, index, large)
      return grown > (debts[name]?.growth ?? MOST_GROWTH) && `${large.rows} rows, ${grown.toFixed(1)} times as many`
    }),
  ).toEqual([])
})
