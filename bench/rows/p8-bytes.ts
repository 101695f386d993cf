import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pageRequests } from '../../packages/server/test/read-requests.ts'
import { type Figure, type Row, shown } from '../row.ts'

const KB = 1024
/** In KB: HTML and all as brotli sends them, scripts as gzip does, fonts that are preloaded among all. */
const most = { html: 14, script: 105, style: 15, all: 200 }

/** What travels before a page lives: as sent, with what its HTML names and what scripts import at once. */
export const bytes: Row = {
  id: 'P8',
  title: 'Bytes of a first visit, as sent',
  measure: async (bench) => {
    const { product, busiest } = await bench.club()
    const figures: Figure[] = []
    for (const [page, { addresses }] of Object.entries(pageRequests(busiest))) {
      figures.push(figureOf(page, await weigh(product.address, addresses[0] ?? page)))
    }
    return figures
  },
}

function figureOf(what: string, sent: Record<keyof typeof most, number>): Figure {
  const parts = Object.entries(most) as [keyof typeof most, number][]
  const written = (size: (part: keyof typeof most) => number) =>
    parts.map(([part]) => `${part} ${shown(size(part))}`).join(', ')
  return {
    what,
    value: `${written((part) => sent[part] / KB)} KB`,
    goal: `≤ ${written((part) => most[part])}`,
    isMet: parts.every(([part, kb]) => sent[part] <= kb * KB),
  }
}

async function weigh(origin: string, path: string) {
  const page = await get(origin, path, 'br')
  const html = page.text
  const named = [...html.matchAll(/<(?:script|link|img)\b[^>]*?(?:src|href)="(\/[^"]+?)"[^>]*>/g)]
    .filter(([tag]) => !/rel="(canonical|manifest|apple-touch-icon|alternate)"/.test(tag))
    .map(([, address = '']) => address)
  const needed = new Set(named)
  const sent = { html: page.size, script: 0, style: 0, all: page.size }
  for (const address of needed) {
    const file = await get(origin, address, 'br')
    sent.all += file.size
    if (address.endsWith('.css')) sent.style += file.size
    if (!address.endsWith('.js')) continue
    sent.script += (await get(origin, address, 'gzip')).size
    for (const [, name = ''] of file.text.matchAll(/(?:import|from)\s*["']\.\/([^"']+\.js)["']/g))
      needed.add(`/assets/${name}`)
  }
  return sent
}

/** As it travels: `fetch` would not say how large it was. */
async function get(origin: string, path: string, encoding: 'br' | 'gzip') {
  const body = await new Promise<{ bytes: Buffer; encoding: string | undefined }>((done, fail) => {
    request(new URL(path, origin), { headers: { 'accept-encoding': encoding } }, async (response) => {
      done({ bytes: await buffer(response), encoding: response.headers['content-encoding'] })
    })
      .on('error', fail)
      .end()
  })
  const plain =
    body.encoding === 'br'
      ? brotliDecompressSync(body.bytes)
      : body.encoding === 'gzip'
        ? gunzipSync(body.bytes)
        : body.bytes
  return { size: body.bytes.length, text: plain.toString() }
}
