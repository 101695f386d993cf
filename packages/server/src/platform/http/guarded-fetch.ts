import { lookup } from 'node:dns/promises'
import { request as askPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as askSecurely } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { readUpTo } from './read-request.ts'

const MOST_REDIRECTS = 3
const TIMEOUT_MS = 10_000
/** What says nothing for so long, at first or later, says nothing at all. */
const SILENCE_MS = 3_000

export interface Guard {
  /** Which pages may be asked, each step of a redirect too. */
  mayAsk: (url: URL) => boolean
  /** Which machines may be connected to, by the address that their name has at that moment. */
  mayConnect: (address: string) => boolean
}

/**
 * The body of what lies at an address that somebody else has named. It never reaches inside our network, however its name is resolved
 * or wherever it redirects to; it is neither waited for nor read for long. What is in it is the caller's to judge.
 * @throws Error for what may not be asked, does not answer well, is too slow or too large
 */
export async function guardedFetch(
  address: string,
  mostBytes: number,
  guard: Guard,
  silenceMs = SILENCE_MS,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let url = new URL(address)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await ask(url, guard, { signal, timeout: silenceMs })
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy()
      url = new URL(headers.location, url)
      continue
    }
    try {
      if (statusCode !== 200) throw new Error(`${url.host} answered ${statusCode}`)
      return await readUpTo(Readable.toWeb(response) as ReadableStream<Uint8Array>, mostBytes, TIMEOUT_MS)
    } finally {
      response.destroy()
    }
  }
  throw new Error('too many redirects')
}

/** Any page of the web, on the ports of the web. */
export const webPages: Guard = {
  mayAsk: ({ protocol, port }) => /^https?:$/.test(protocol) && port === '',
  mayConnect: (address) => !isPrivate(address),
}

async function ask(
  url: URL,
  { mayAsk, mayConnect }: Guard,
  patience: Required<Pick<RequestOptions, 'signal' | 'timeout'>>,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!mayAsk(url) || (isIP(host) !== 0 && !mayConnect(host))) throw new Error(`${url.host} may not be asked`)
  const options: RequestOptions = {
    ...patience,
    agent: false,
    lookup: guardedLookup(mayConnect),
    headers: { accept: 'image/*', 'accept-encoding': 'identity' },
  }
  return await new Promise((done, fail) => {
    const request = (url.protocol === 'https:' ? askSecurely : askPlain)(url, options, done)
    request.on('timeout', () => request.destroy(new Error(`${url.host} is silent`)))
    request.on('error', fail).end()
  })
}

/** Judges the very address that is connected to: a name that is asked for twice may answer differently. */
const guardedLookup =
  (mayConnect: Guard['mayConnect']): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }).then(
      (found) => {
        const allowed = found.filter(({ address }) => mayConnect(address))
        const [first] = allowed
        if (!first) done(new Error(`${host} leads inside`), '', 0)
        else if (options.all) done(null, allowed)
        else done(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    )
  }

/** IANA's special-purpose registries: what is not meant to be reached across the internet. */
const notPublic = new BlockList()
for (const [network, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const),
] as const)
  notPublic.addSubnet(network, prefix)
/** Of version 6 only what is given out for the internet is public, but for what wraps an address of version 4. */
const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')
const wrapping = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  wrapping.addSubnet(network, prefix, 'ipv6')

export function isPrivate(address: string): boolean {
  if (isIP(address) === 4) return notPublic.check(address)
  return !publicV6.check(address, 'ipv6') || wrapping.check(address, 'ipv6')
}
