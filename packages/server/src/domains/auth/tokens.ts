import { createSecretKey, type KeyObject } from 'node:crypto'
import { TOKEN_MINUTES } from '@matchbol/core/auth/session-rules'
import { Refusal } from '@matchbol/core/shared/refusal'
import { id } from '@matchbol/core/shared/shapes'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
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

/** The numbers of a row are no larger: what the shape takes, the database can be asked for. */
const payloadShape = z.object({ sub: z.coerce.number().pipe(id), sid: id, gen: id })

const algorithm = 'HS256'

/** JWTs signed with the secret that all nodes share. */
export function createTokens(secret: string): Tokens {
  const key = createSecretKey(secret, 'utf8')
  return {
    sign: ({ userId, sessionId, generation }, now) => {
      const seconds = Math.floor(now.getTime() / 1000)
      return new SignJWT({ sid: sessionId, gen: generation })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(String(userId))
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + TOKEN_MINUTES * 60)
        .sign(key)
    },
    async read(token, now) {
      const { payload, isExpired } = await verified(token, key, now)
      const claims = payloadShape.safeParse(payload)
      if (!claims.success) throw new Refusal('INVALID_TOKEN')
      const { sub, sid, gen } = claims.data
      return { userId: sub, sessionId: sid, generation: gen, isExpired }
    },
  }
}

/** What a token says. Of one that has expired too, as it asks to be renewed. @throws Refusal INVALID_TOKEN when we did not sign it */
async function verified(
  token: string,
  key: KeyObject,
  now: Date,
): Promise<{ payload: JWTPayload; isExpired: boolean }> {
  try {
    const options = { algorithms: [algorithm], currentDate: now, requiredClaims: ['exp'] }
    return { payload: (await jwtVerify(token, key, options)).payload, isExpired: false }
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { payload: error.payload, isExpired: true }
    if (error instanceof errors.JOSEError) throw new Refusal('INVALID_TOKEN')
    throw error
  }
}
