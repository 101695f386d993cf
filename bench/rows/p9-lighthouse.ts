import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { pageRequests } from '../../packages/server/test/read-requests.ts'
import { install } from '../../scripts/install.mjs'
import { freePort } from '../../scripts/test/postgres.mjs'
import { measureInteractions } from '../interactions.ts'
import { startProduct } from '../node.ts'
import { type Figure, medianBy, type Row, shown } from '../row.ts'

const RUNS = 5
const most = { paintMs: 1500, shift: 0.02, blockedMs: 100 }

const folder = fileURLToPath(new URL('../lighthouse', import.meta.url))
const browser = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** What `judge-page.mjs` says of one visit. */
interface Judgement {
  address: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  paintMs: number
  shift: number
  blockedMs: number
  failed: string[]
}

/** Every public page on the slow phone and network that Lighthouse reckons with, and what a press takes on such a phone. */
export const lighthouse: Row = {
  id: 'P9',
  title: 'Lighthouse (mobile) of every public page, and presses on a phone of a quarter of this CPU',
  measure: async (bench) => {
    await install(folder)
    const club = await bench.club()
    const port: number = await freePort()
    const address = `http://127.0.0.1:${port}`
    // A site without an address of its own names none in its pages, for which Lighthouse would mark it down.
    const server = await startProduct(club.cluster.url, { PORT: `${port}`, PUBLIC_URL: address, RATE_LIMITS: 'on' })
    try {
      const runs = bench.isQuick ? 1 : RUNS
      return [
        ...(await judgePages(address, Object.entries(pageRequests(club.busiest)), runs, bench.say)),
        ...(await measureInteractions(club, server, browser, runs)),
      ]
    } finally {
      await server.stop()
    }
  },
}

async function judgePages(
  origin: string,
  pages: readonly [string, { addresses: readonly string[] }][],
  runs: number,
  say: (text: string) => void,
): Promise<Figure[]> {
  const paths = pages.map(([page, { addresses }]) => addresses[0] ?? page)
  for (const path of paths) await (await fetch(new URL(path, origin))).arrayBuffer() // made once, as for any but the first visitor
  const addresses = Array.from({ length: runs }, () => paths.map((path) => origin + path)).flat()
  const judgements: Judgement[] = []
  for await (const judgement of judge(addresses)) {
    say(`${judgement.address}: ${scoresOf(judgement)}`)
    judgements.push(judgement)
  }
  return paths.map((path) =>
    figureOf(
      path,
      judgements.filter(({ address }) => address === origin + path),
    ),
  )
}

async function* judge(addresses: readonly string[]): AsyncGenerator<Judgement> {
  const child = spawn(process.execPath, ['judge-page.mjs', browser, ...addresses], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) yield JSON.parse(line) as Judgement
}

/** Each figure is the median of its own. */
function figureOf(what: string, judgements: readonly Judgement[]): Figure {
  const goal = '98 · 100 · 100 · 100, 1.5 s, 0.02, 100 ms'
  if (judgements.length === 0) return { what, value: 'not painted in time', goal, isMet: false }
  const median = (name: Exclude<keyof Judgement, 'address' | 'failed'>) => medianBy(judgements, (it) => it[name])[name]
  const all = {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
  }
  const [paintMs, shift, blockedMs] = [median('paintMs'), median('shift'), median('blockedMs')]
  const failed = [...new Set(judgements.flatMap((it) => it.failed))]
  return {
    what,
    value: `${scoresOf(all)}, LCP ${shown(paintMs / 1000)} s, CLS ${shown(shift)}, TBT ${shown(blockedMs)} ms`,
    goal,
    isMet:
      all.performance >= 98 &&
      [all.accessibility, all.bestPractices, all.seo].every((score) => score === 100) &&
      paintMs <= most.paintMs &&
      shift <= most.shift &&
      blockedMs <= most.blockedMs,
    ...(failed.length > 0 && { note: failed.join(', ') }),
  }
}

const scoresOf = ({
  performance,
  accessibility,
  bestPractices,
  seo,
}: Pick<Judgement, 'performance' | 'accessibility' | 'bestPractices' | 'seo'>) =>
  `${performance} · ${accessibility} · ${bestPractices} · ${seo}`
