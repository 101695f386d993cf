import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

/** Judges each address once, as on a phone, and writes what it found as a line of JSON. Its packages are its own: `npm ci` in this folder. */
const [browser, ...addresses] = process.argv.slice(2)
/** On a busy machine a page may not have been painted in time: it is opened again. */
const TRIES = 3
const chrome = await launch({
  chromePath: browser,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  for (const address of addresses) {
    const found = await judge(address)
    if (found) console.log(JSON.stringify({ address, ...found }))
  }
} finally {
  chrome.kill()
}

async function judge(address) {
  for (let turn = 0; turn < TRIES; turn++) {
    const { lhr } = await lighthouse(address, { port: chrome.port, logLevel: 'silent' })
    const { runtimeError, categories, audits } = lhr
    if (runtimeError || categories.performance?.score == null) continue
    const score = (name) => Math.round((categories[name]?.score ?? 0) * 100)
    const measured = (name) => audits[name]?.numericValue
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      paintMs: measured('largest-contentful-paint'),
      shift: measured('cumulative-layout-shift'),
      blockedMs: measured('total-blocking-time'),
      failed: Object.values(audits)
        .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary')
        .map(({ id }) => id),
    }
  }
}
