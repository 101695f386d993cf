import { pageRequests } from '../../packages/server/test/read-requests.ts'
import { burst, measure, perCpuSecond } from '../measure.ts'
import { atLeast, type Figure, type Row } from '../row.ts'

/** Pages that somebody has asked for before, and those whose visitor has them already, against a server that says hello. */
export const cachedPages: Row = {
  id: 'P2',
  title: 'The same page again, against a raw hello',
  measure: async (bench) => {
    const { product, yardsticks, cluster, busiest } = await bench.club()
    const paths = ['/', '/stats/', '/stats/leagues', '/stats/players', '/player/$id/'].map(
      (page) => pageRequests(busiest)[page]?.addresses[0] ?? page,
    )
    const figures: Figure[] = []
    for (const path of paths) {
      bench.say(path)
      const etag = (await fetch(new URL(path, product.address))).headers.get('etag')
      const ours = { server: product, databasePid: cluster.pid, paths: [path] }
      const { hello, plain, brotli } = await measure({
        hello: { server: yardsticks, paths: ['/hello'] },
        plain: ours,
        brotli: { ...ours, headers: { 'accept-encoding': 'br' } },
      })
      const floor = perCpuSecond(hello)
      const held = async (name: string, cost: typeof plain) =>
        atLeast(
          `${path}: ${name}`,
          (100 * perCpuSecond(cost)) / floor,
          80,
          '%',
          `${Math.round(perCpuSecond(cost))} of ${Math.round(floor)} answers for a CPU second`,
        )
      figures.push(await held('from the cache', plain), await held('from the cache, brotli', brotli))
      if (etag) figures.push(await held('304', await burst({ ...ours, headers: { 'if-none-match': etag } }, 1)))
      else figures.push({ what: `${path}: 304`, value: 'no ETag', goal: '304', isMet: false })
    }
    return figures
  },
}
