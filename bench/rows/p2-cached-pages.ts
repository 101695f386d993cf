import { pageRequests } from '../../packages/server/test/read-requests.ts'
import { measure, perCpuSecond, type Target } from '../measure.ts'
import { atLeast, type Club, type Figure, type Row } from '../row.ts'

/**
 * Pages that somebody has asked for before, and those whose visitor has them already, against a server that says hello; and how far a
 * bare server gets that sends as many bytes under as many headers from a constant.
 */
export const cachedPages: Row = {
  id: 'P2',
  title: 'The same page again, against a raw hello',
  measure: async (bench) => {
    const club = await bench.club()
    const paths = ['/', '/stats/leagues', '/player/$id/'].map(
      (page) => pageRequests(club.busiest)[page]?.addresses[0] ?? page,
    )
    const figures: Figure[] = []
    for (const path of paths) {
      bench.say(path)
      figures.push(...(await held(path, club)))
    }
    return figures
  },
}

const ways = {
  'from the cache': { 'accept-encoding': 'identity' },
  'from the cache, brotli': { 'accept-encoding': 'br' },
}

async function held(path: string, { product, yardsticks, cluster }: Club): Promise<Figure[]> {
  const targets: Record<string, Target> = { hello: { server: yardsticks, paths: ['/hello'] } }
  const add = async (name: string, headers: Record<string, string>, status: number) => {
    const asked = await fetch(new URL(path, product.address), { headers })
    if (asked.status !== status) throw new Error(`${path}, ${name}, was answered ${asked.status}`)
    const bytes = status === 304 ? '0' : (asked.headers.get('content-length') ?? '')
    await asked.arrayBuffer()
    targets[name] = { server: product, databasePid: cluster.pid, paths: [path], headers }
    targets[`${name}: a bare server`] = { server: yardsticks, paths: [`/sent?bytes=${bytes}`], headers }
    return asked.headers.get('etag') ?? ''
  }
  await add('from the cache', ways['from the cache'], 200)
  const brotli = ways['from the cache, brotli']
  const etag = await add('from the cache, brotli', brotli, 200)
  await add('known already (304)', { ...brotli, 'if-none-match': etag }, 304) // of the form that it has a tag of
  const { hello, ...others } = await measure(targets)
  if (!hello) return []
  const floor = perCpuSecond(hello)
  return Object.entries(others).map(([name, cost]) => {
    const answers = perCpuSecond(cost)
    const note = `${Math.round(answers)} of ${Math.round(floor)} answers for a CPU second`
    const figure = atLeast(`${path}: ${name}`, (100 * answers) / floor, 80, '%', note)
    return name.endsWith('a bare server') ? { ...figure, goal: '–', isMet: null } : figure
  })
}
