import { gzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'

/** Bytes of script, gzipped, that a public page may load at first. This limit only ever goes down; the goal is 105 KB. */
const MOST_BYTES = 127_200

/** A file as the address that others name it by, its text and what it weighs on the way. */
const files = new Map<string, { text: string; bytes: number }>()

/** What is too much of the scripts that a page needs to come alive: their size, or shapes of the API, which only the server needs. */
export async function excessOfScript(html: string, request: APIRequestContext): Promise<string> {
  const needed = new Set(namedIn(html))
  for (const address of needed) {
    const { text } = await fetched(address, request)
    if (/invalid_type|\b_zod\b/.test(text)) return `zod in ${address}`
    for (const imported of importedBy(text)) needed.add(imported)
  }
  const bytes = [...needed].reduce((sum, address) => sum + (files.get(address)?.bytes ?? 0), 0)
  return bytes > MOST_BYTES || needed.size === 0 ? `${bytes} bytes` : 'none'
}

const namedIn = (html: string) =>
  [...html.matchAll(/<(?:script|link)\b[^>]*(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, address = '']) => address)

/** Static imports only: what is imported later stands in brackets. */
const importedBy = (text: string) =>
  [...text.matchAll(/(?:import|from)\s*["']\.\/([^"']+\.js)["']/g)].map(([, name = '']) => `/assets/${name}`)

async function fetched(address: string, request: APIRequestContext) {
  const known = files.get(address)
  if (known) return known
  const text = await (await request.get(address)).text()
  const file = { text, bytes: gzipSync(text, { level: 9 }).length }
  files.set(address, file)
  return file
}
