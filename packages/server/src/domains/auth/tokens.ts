import { TOKEN_MINUTES } from '@matchbol/core/auth/session-rules'
import { Refusal } from '@matchbol/core/shared/refusal'
import { errors, jwtVerify, SignJWT } from 'jose'
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

const payloadShape = z.object({ sub: z.coerce.number().int(), sid: z.int(), gen: z.int() })

/** JWTs signed with the secret that all nodes share. */
export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret)
  return {
    sign: ({ userId, sessionId, generation }, now) => {
      const seconds = Math.floor(now.getTime() / 1000)
      return new SignJWT({ sid: sessionId, gen: generation })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(userId))
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + TOKEN_MINUTES * 60)
        .sign(key)
    },
    async read(token, now) {
      const { payload, isExpired } = await verified(token, key, now)
      const claims = payloadShape.safeParse(payload)
      if (!claims.success) throw new Refusal('INVALID_TOKEN')
      return { userId: claims.data.sub, sessionId: claims.data.sid, generation: claims.data.gen, isExpired }
    },
  }
}

/** The expiry is judged after the signature, so an expired token's payload is ours too. */
const verified = (token: string, key: Uint8Array, now: Date) =>
  jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now, requiredClaims: ['exp'] }).then(
    ({ payload }) => ({ payload, isExpired: false }),
    (error: unknown) => {
      if (error instanceof errors.JWTExpired && error.claim === 'exp')
        return { payload: error.payload, isExpired: true }
      throw new Refusal('INVALID_TOKEN')
    },
  )
