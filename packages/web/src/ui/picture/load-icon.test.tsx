import { Trophy } from 'lucide-react'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadIcon } from './load-icon.ts'
import { RemoteIcon } from './remote-icon.tsx'

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'
/** As much of Node's server as this test needs: the site's sources are not to know Node. */
interface Loopback {
  listen(port: number, host: string, ready: () => void): void
  address(): { port: number }
  close(): void
  closeAllConnections(): void
}
interface Answering {
  writeHead(status: number): Answering
  write(text: string): void
  end(text: string): void
}
const node = 'node:http'
const { createServer } = (await import(/* @vite-ignore */ node)) as {
  createServer(answer: (request: { url: string }, response: Answering) => void): Loopback
}

const asked: string[] = []
let onAsked = () => {}
const server = createServer(({ url }, response) => {
  asked.push(url)
  onAsked()
  if (url.includes('slow')) return // never answers
  if (url.includes('half')) return response.writeHead(200).write('<svg')
  if (url.includes('missing')) return response.writeHead(404).end('{}')
  response.end(svg)
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${server.address().port}`
})
afterEach(() => vi.useRealTimers())
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it.each(['slow', 'half'])('§7, §9: an icon is waited for 1500 ms and no longer: %s', async (name) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const reached = new Promise<void>((done) => {
    onAsked = done
  })
  let end = ''
  const wait = loadIcon(`${name}-icon`, origin).then(
    () => (end = 'came'),
    (error: Error) => (end = error.name),
  )
  await reached
  await vi.advanceTimersByTimeAsync(1499)
  expect(end).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  await wait
  expect(end).toBe('AbortError')
})

it('an icon is fetched once however many show it, and one that did not come is tried again', async () => {
  const [one, other] = await Promise.all([loadIcon('trophy', origin), loadIcon('trophy', origin)])
  expect([one, other]).toEqual([`data:image/svg+xml,${encodeURIComponent(svg)}`, one])
  expect(asked.filter((path) => path === '/icons/trophy.svg')).toHaveLength(1)
  for (let n = 0; n < 2; n++) await expect(loadIcon('missing', origin)).rejects.toThrow('404')
  expect(asked.filter((path) => path === '/icons/missing.svg')).toHaveLength(2)
})

it('until it comes, the bundled icon stands there', () => {
  expect(renderToString(<RemoteIcon name="award" fallback={Trophy} size={20} />)).toContain('lucide-trophy')
})
