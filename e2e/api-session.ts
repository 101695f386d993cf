import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { outputFolder } from './addresses.ts'

export interface ApiSession {
  token: string
  user: { id: number; leagues: { id: number; league: { id: number } }[] }
}

/** Signs in over HTTP, as the person of the demo with this id; `site` where it is not the usual one. */
export async function openApiSession(request: APIRequestContext, id: number, site = ''): Promise<ApiSession> {
  const signed = await (await request.post(`${site}/api/v1/auth/demo-users/${id}/sign`)).json()
  return (await (await request.post(`${site}/api/v1/users/auth/telegram`, { data: signed.data })).json()).data
}

/** The same session with a token whose half hour is over: signed by the server's own secret, for it cannot be waited for. */
export function withExpiredToken(session: ApiSession): ApiSession {
  const [head = '', body = ''] = session.token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const past = Math.floor(Date.now() / 1000) - 60
  const expired = Buffer.from(JSON.stringify({ ...claims, iat: past - 1800, exp: past })).toString('base64url')
  const secret = readFileSync(`${outputFolder}/data/auth-secret`, 'utf8').trim()
  const signature = createHmac('sha256', secret).update(`${head}.${expired}`).digest('base64url')
  return { ...session, token: `${head}.${expired}.${signature}` }
}

/** Every page of this browser finds the session in its storage, until the page changes it. */
export const giveSession = (context: BrowserContext, { token, user }: ApiSession) =>
  context.addInitScript(
    ([token, user]) => {
      if (location.protocol === 'about:' || sessionStorage.getItem('given')) return
      sessionStorage.setItem('given', 'yes')
      localStorage.setItem('token', token)
      localStorage.setItem('user', user)
    },
    [token, JSON.stringify(user)] as [string, string],
  )
