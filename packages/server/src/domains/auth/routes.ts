import { authContract } from '@matchbol/core/auth/contract'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../platform/db/client.ts'
import { type RequestContext, type Route, serve } from '../../platform/http/serve.ts'
import { readProfile } from '../overview/read-profile.ts'
import { createDemoSigner, listDemoPeople } from './demo-people.ts'
import { endSession } from './end-session.ts'
import { listSessions } from './list-sessions.ts'
import { refreshSession } from './refresh-session.ts'
import { type SignInSettings, signIn } from './sign-in.ts'
import type { Claims, Tokens } from './tokens.ts'

export function authRoutes(tokens: Tokens, settings: SignInSettings & { isDemo: boolean }): Route[] {
  const opened = async (db: Db, claims: Claims, now: Date) => ({
    token: await tokens.sign(claims, now),
    user: await readProfile(db, claims.userId, now),
  })
  const signDemoPerson = settings.isDemo && settings.botToken ? createDemoSigner(settings.botToken) : undefined
  const onlyInDemo = () => {
    if (!settings.isDemo) throw new Refusal('NOT_FOUND')
  }
  const open = async ({ db, now, log }: RequestContext, claims: Claims) => {
    log.info({ userId: claims.userId, sessionId: claims.sessionId }, 'session opened or renewed')
    return opened(db, claims, now)
  }
  return serve(authContract, {
    'POST /api/v1/users/auth/telegram': async (call) => {
      const { claims, isBlocked } = await signIn(call.db, call.body, call.device, settings, call.now)
      if (isBlocked) throw new Refusal('USER_BLOCKED', {}, { token: await tokens.sign(claims, call.now) })
      return open(call, claims)
    },
    'POST /api/auth/refresh': async (call) => open(call, await refreshSession(call.db, tokens, call.token, call.now)),
    'POST /api/auth/logout': ({ db, me, now }) => endSession(db, me.id, me.sessionId, now),
    'GET /api/v1/users/me/sessions': ({ db, me, now }) => listSessions(db, me, now),
    'DELETE /api/v1/users/me/sessions/{id}': ({ db, me, params, now }) => endSession(db, me.id, params.id, now),
    'GET /api/v1/auth/demo-users': ({ db }) => {
      onlyInDemo()
      return listDemoPeople(db)
    },
    'POST /api/v1/auth/demo-users/{id}/sign': async ({ db, params, now }) => {
      if (!signDemoPerson) throw new Refusal('NOT_FOUND')
      return signDemoPerson(db, params.id, now)
    },
  })
}
