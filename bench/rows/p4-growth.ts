import { pageRequests, type ReadRequest, readRequests } from '../../packages/server/test/read-requests.ts'
import { type Cost, measure, type Target, totalOf } from '../measure.ts'
import { type Club, type Figure, type Row, shown } from '../row.ts'

const MOST_GROWTH = 2.5
/** Milliseconds: what costs less than this is not worth a ratio. */
const FLOOR = 0.3
/** So many answers each turn, or as many as this time allows. */
const ANSWERS = 60
const SECONDS = 2
const TURNS = 3

/** Every reading call and page in a club of a thousand and in the one that was asked for, turn by turn. */
export const growth: Row = {
  id: 'P4',
  title: 'CPU of every reading call and page, against the same in a club of 1,000 players',
  measure: async (bench) => {
    const small = await bench.smallClub()
    const club = await bench.club()
    if (small === club)
      return [
        { what: 'growth', value: 'not measured', goal: '≤ 2.5 ×', isMet: null, note: 'needs --size medium or large' },
      ]
    const requests = requestsOf(club)
    const ofSmall = new Map(requestsOf(small).map(([name, request]) => [name, request]))
    const figures: Figure[] = []
    for (const [name, { who, addresses }] of requests)
      for (const [place, address] of addresses.entries()) {
        const first = ofSmall.get(name)?.addresses
        const same = await askedOf(small, who, first?.[place] ?? '')
        const after = await askedOf(club, who, address)
        // A page that the small club has not is held against its first one.
        const isOnlyHere = typeof same === 'string' && typeof after === 'object'
        const before = isOnlyHere ? await askedOf(small, who, first?.[0] ?? '') : same
        const figure = await figureOf(address, before, after)
        bench.say(`${figure.what}: ${figure.value} (${figure.note})`)
        figures.push(figure)
      }
    return figures.toSorted((a, b) => Number.parseFloat(b.value) - Number.parseFloat(a.value))
  },
}

const requestsOf = ({ busiest }: Club): [string, ReadRequest][] =>
  Object.entries({ ...readRequests(busiest), ...pageRequests(busiest) })

async function statusOf({ uncached, headersOf }: Club, who: ReadRequest['who'], path: string) {
  const response = await fetch(new URL(path, uncached.address), { headers: await headersOf(who) })
  await response.arrayBuffer()
  return response.status
}

/** What it answers instead, where it is refused. */
async function askedOf(club: Club, who: ReadRequest['who'], path: string): Promise<Target | string> {
  const status = await statusOf(club, who, path)
  if (status !== 200) return `answers ${status}`
  return {
    server: club.uncached,
    databasePid: club.cluster.pid,
    paths: [path],
    headers: await club.headersOf(who),
    connections: 1,
  }
}

/** By turns, and the median: what a database or a job does beside falls out. */
async function figureOf(what: string, before: Target | string, after: Target | string): Promise<Figure> {
  const goal = `≤ ${MOST_GROWTH} ×`
  if (typeof before === 'string' || typeof after === 'string')
    return {
      what,
      value: 'not measured',
      goal,
      isMet: before === after ? null : false,
      note: before === after ? `${before} in both clubs` : 'answered in one club only',
    }
  const costs = await measure({ before, after }, SECONDS, TURNS, ANSWERS)
  const ratio = totalOf(costs.after) / Math.max(totalOf(costs.before), FLOOR)
  return {
    what,
    value: `${shown(ratio)} ×`,
    goal,
    isMet: ratio <= MOST_GROWTH,
    note: `${sumOf(costs.before)} → ${sumOf(costs.after)}`,
  }
}

const sumOf = ({ node, database }: Cost) => `${shown(node)} + ${shown(database)} ms`
