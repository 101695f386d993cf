import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compress } from './compress.ts'

const text = 'Матчбол '.repeat(1000)
const answer = (headers: Record<string, string> = {}, body: string | ReadableStream = text) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
const ask = (accepted = 'gzip, deflate, br', method = 'GET') =>
  new Request('http://club.example/', { method, headers: { 'accept-encoding': accepted } })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('an answer', () => {
  it('travels packed as the client understands it', async () => {
    const [br, gzip] = [await compress(ask('BR, gzip'), answer()), await compress(ask('GZIP;Q=0.5'), answer())]
    expect([br, gzip].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip'])
    const packed = [await bytesOf(br), await bytesOf(gzip)] as const
    expect(packed.every(({ byteLength }) => byteLength < text.length / 10)).toBe(true)
    expect([brotliDecompressSync(packed[0]), gunzipSync(packed[1])].map(String)).toEqual([text, text])
  })

  it.each([
    ['nothing', ''],
    ['what we do not speak', 'zstd'],
    ['neither', 'br;q=0, gzip; q=0.0'],
    ['neither, in capitals', 'BR;Q=0, GZip ; Q=0'],
  ])('to who accepts %s is as it was, and caches know why', async (_, accepted) => {
    const { headers, text: body } = await compress(ask(accepted), answer()).then(async (it) => ({
      headers: it.headers,
      text: await it.text(),
    }))
    expect([headers.get('content-encoding'), headers.get('vary'), body]).toEqual([null, 'Accept-Encoding', text])
  })

  it.each([
    ['a picture', answer({ 'content-type': 'image/webp' })],
    ['small', answer({}, 'короткий текст')],
    ['packed already', answer({ 'content-encoding': 'gzip' })],
    ['a secret', answer({ 'cache-control': 'no-store, no-transform' })],
  ])('that is %s stays as it is', async (_, response) => {
    const before = [await bytesOf(response.clone()), response.headers.get('content-encoding')]
    const after = await compress(ask(), response)
    expect([await bytesOf(after), after.headers.get('content-encoding')]).toEqual(before)
  })

  it('that comes in parts leaves in parts: the first is there before the last is made', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const source = writable.getWriter()
    const part = new TextEncoder().encode(text)
    void source.write(part)
    const parts = (await compress(ask('gzip'), answer({}, readable))).body?.getReader()
    expect((await parts?.read())?.value?.byteLength).toBeGreaterThan(0)
    void source.close()
  })

  it('that nobody waits for any more is not made to its end', async () => {
    let isCancelled = false
    const endless = new ReadableStream<Uint8Array>({
      pull: (stream) => stream.enqueue(new TextEncoder().encode(text)),
      cancel: () => {
        isCancelled = true
      },
    })
    const parts = (await compress(ask(), answer({}, endless))).body?.getReader()
    await parts?.read()
    await parts?.cancel()
    await new Promise(setImmediate)
    expect(isCancelled).toBe(true)
  })
})
