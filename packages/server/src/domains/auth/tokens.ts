import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { TOKEN_MINUTES } from '@matchbol/core/auth/session-rules'
import { Refusal } from '@matchbol/core/shared/refusal'
import { SignJWT } from 'jose'
import * as z from 'zod'

/** What a token says: whose session it is and which of its tokens. */
export interface Claims {
  userId: number
  sessionId: number
  generation: number
}

export interface Tokens {
  sign(claims: Claims, now: Date): Promise<string>
  /** @throws Refusal INVALID_TOKEN when we did not sign it */
  read(token: string, now: Date): Promise<Claims & { isExpired: boolean }>
}

const payloadShape = z.object({ sub: z.coerce.number().int(), sid: z.int(), gen: z.int(), exp: z.int() })

const protectedHeader = { alg: 'HS256' } as const
const encodedHeader = Buffer.from(JSON.stringify(protectedHeader)).toString('base64url')

/** JWTs signed with the secret that all nodes share. */
export function createTokens(secret: string): Tokens {
  const key = createSecretKey(secret, 'utf8')
  return {
    sign: ({ userId, sessionId, generation }, now) => {
      const seconds = Math.floor(now.getTime() / 1000)
      return new SignJWT({ sid: sessionId, gen: generation })
        .setProtectedHeader(protectedHeader)
        .setSubject(String(userId))
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + TOKEN_MINUTES * 60)
        .sign(key)
    },
    async read(token, now) {
      const claims = payloadShape.safeParse(payloadOf(token, key))
      if (!claims.success) throw new Refusal('INVALID_TOKEN')
      const { sub, sid, gen, exp } = claims.data
      return { userId: sub, sessionId: sid, generation: gen, isExpired: exp <= Math.floor(now.getTime() / 1000) }
    },
  }
}

/**
 * What a token says, checked at once and not on another thread, as each call has one: its header is the one that we write, and nothing
 * of it is believed before the signature. @throws Refusal INVALID_TOKEN when we did not sign it
 */
function payloadOf(token: string, key: KeyObject): unknown {
  const [header, payload = '', signature = '', ...more] = token.split('.')
  const signed = createHmac('sha256', key).update(`${encodedHeader}.${payload}`).digest('base64url')
  if (header !== encodedHeader || more.length > 0 || !isSame(signature, signed)) throw new Refusal('INVALID_TOKEN')
  return JSON.parse(Buffer.from(payload, 'base64url').toString())
}

/** Takes as long wherever the two differ. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}
