import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Telegram's signature of a login: HMAC-SHA256 of the check string under SHA-256 of the bot's token. */
export const loginHash = (checkString: string, botToken: string): string =>
  createHmac('sha256', createHash('sha256').update(botToken).digest()).update(checkString).digest('hex')

/** Compared in constant time, so that an answer's delay tells nothing of the right hash. */
export function isLoginHash(hash: string, checkString: string, botToken: string): boolean {
  const given = Buffer.from(hash, 'utf8')
  const right = Buffer.from(loginHash(checkString, botToken), 'utf8')
  return given.length === right.length && timingSafeEqual(given, right)
}
