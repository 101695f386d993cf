import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { pageRequests } from '../../packages/server/test/read-requests.ts'
import { install } from '../../scripts/install.mjs'
import { findBrowser } from '../../scripts/test/browser.mjs'
import { freePort } from '../../scripts/test/postgres.mjs'
import { openBareSite } from '../bare-site/open-bare-site.ts'
import { measureInteractions } from '../interactions.ts'
import { startProduct } from '../node.ts'
import { type Figure, medianBy, type Row, shown } from '../row.ts'

const RUNS = 5
const most = { paintMs: 1500, shift: 0.02, blockedMs: 100 }

const folder = fileURLToPath(new URL('../lighthouse', import.meta.url))

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

/**
 * Every public page on the slow phone and network that Lighthouse reckons with, and what a press takes on such a phone. Beside them the
 * framework's own page with 50 rows, without a style: what React, the router and the reckoning leave at best.
 */
export const lighthouse: Row = {
  id: 'P9',
  title: 'Lighthouse (mobile) of every public page, and presses on a phone of a quarter of this CPU',
  isLong: true,
  measure: async (bench) => {
    await install(folder)
    const browser = await findBrowser()
    const club = await bench.club()
    const port: number = await freePort()
    const address = `http://127.0.0.1:${port}`
    // A site without an address of its own names none in its pages, for which Lighthouse would mark it down.
    const server = await startProduct(club.cluster.url, { PORT: `${port}`, PUBLIC_URL: address, RATE_LIMITS: 'on' })
    const bare = await openBareSite(club.cluster.url)
    const barePage = `${bare.address}/?league=1`
    try {
      const runs = bench.isQuick ? 1 : RUNS
      const pages = Object.entries(pageRequests(club.busiest)).map(([page, { addresses }]) => addresses[0] ?? page)
      const judged = await judgePages(browser, [...pages.map((path) => address + path), barePage], runs, bench.say)
      return [
        ...pages.map((path) => figureOf(path, judged(address + path))),
        withoutVerdict(figureOf('the bare framework’s page with 50 rows', judged(barePage))),
        ...(await measureInteractions(club, server, browser, runs)),
      ]
    } finally {
      await bare.stop()
      await server.stop()
    }
  },
}

/** By turns. @returns a function that gives what was found of an address */
async function judgePages(browser: string, addresses: readonly string[], runs: number, say: (text: string) => void) {
  for (const address of addresses) await (await fetch(address)).arrayBuffer() // made once, as for any but the first visitor
  const judgements: Judgement[] = []
  for await (const judgement of judge(browser, Array.from({ length: runs }, () => addresses).flat())) {
    say(`${judgement.address}: ${scoresOf(judgement)}`)
    judgements.push(judgement)
  }
  return (address: string) => judgements.filter((it) => it.address === address)
}

async function* judge(browser: string, addresses: readonly string[]): AsyncGenerator<Judgement> {
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

const withoutVerdict = ({ what, value }: Figure): Figure => ({ what, value, goal: '–', isMet: null })

const scoresOf = ({
  performance,
  accessibility,
  bestPractices,
  seo,
}: Pick<Judgement, 'performance' | 'accessibility' | 'bestPractices' | 'seo'>) =>
  `${performance} · ${accessibility} · ${bestPractices} · ${seo}`
