import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What a form carries instead of a cookie: when it was opened, and which one it is, under a key of ours. */
export function sealForm(secret: string, now: Date): string {
  const content = `${now.getTime().toString(36)}.${randomBytes(9).toString('base64url')}`
  return `${content}.${macOf(secret, content)}`
}

/** @returns milliseconds since the form of this seal was opened; nothing where the seal is not ours */
export function openedFor(secret: string, seal: string | undefined, now: Date): number | undefined {
  const [, content = '', at = '', mac = ''] = /^((\w+)\.[\w-]+)\.([\w-]+)$/.exec(seal ?? '') ?? []
  const [given, own] = [Buffer.from(mac), Buffer.from(macOf(secret, content))]
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
  return now.getTime() - Number.parseInt(at, 36)
}

const macOf = (secret: string, content: string) =>
  createHmac('sha256', secret).update(`ticket form ${content}`).digest('base64url')
