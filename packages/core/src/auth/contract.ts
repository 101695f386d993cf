import * as z from 'zod'
import { profile } from '../overview/contract.ts'
import { idParams } from '../shared/address-shapes.ts'
import type { Contract } from '../shared/endpoint.ts'
import { instant } from '../shared/shapes.ts'
import { playerRef } from '../users/user-shapes.ts'

const scalar = z.union([z.string().max(2000), z.number()]).nullish()

/**
 * What Telegram's widget hands over, with the three fields that the site adds. Its fields are judged in `telegram-login.ts`,
 * which also says what is missing, so an empty body comes that far.
 */
export const telegramLogin = z
  .looseObject({
    id: scalar,
    auth_date: scalar,
    hash: z.string().max(2000).nullish(),
    username: z.string().max(200).nullish(),
    first_name: z.string().max(200).nullish(),
    last_name: z.string().max(200).nullish(),
    photo_url: z.string().max(1000).nullish(),
    telegramId: scalar,
    firstName: z.string().max(200).nullish(),
    lastName: z.string().max(200).nullish(),
  })
  .default({})
export type TelegramLogin = z.output<typeof telegramLogin>

/** The token is a signed JWT of 30 minutes. */
export const openedSession = z.object({ token: z.string(), user: profile })
export type OpenedSession = z.output<typeof openedSession>

export const sessionView = z.object({
  id: z.int(),
  device: z.string(),
  startedAt: instant,
  lastUsedAt: instant,
  isCurrent: z.boolean(),
})

export const widgetPayload = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string().optional(),
  username: z.string().optional(),
  auth_date: z.int(),
  hash: z.string(),
})

export const authContract = {
  'POST /api/v1/users/auth/telegram': {
    summary:
      'Sign in with the payload of Telegram’s login widget; a blocked person is refused with a token for export and deletion',
    said: 'Signed in',
    access: 'anyone',
    isSecret: true,
    limit: 'sign-in',
    body: telegramLogin,
    reply: openedSession,
  },
  'POST /api/auth/refresh': {
    summary: 'Renew the session; takes the bearer token, expired or not, of a live session',
    said: 'Session renewed',
    access: 'anyone',
    token: 'needed',
    isSecret: true,
    limit: 'refresh',
    reply: openedSession,
  },
  'POST /api/auth/logout': { summary: 'End this session', said: 'Signed out', access: 'player', reply: z.null() },
  'GET /api/v1/users/me/sessions': {
    summary: 'Own devices',
    said: 'Devices found',
    access: 'player',
    reply: z.array(sessionView),
  },
  'DELETE /api/v1/users/me/sessions/{id}': {
    summary: 'Sign a device out',
    said: 'Device signed out',
    access: 'player',
    params: idParams,
    reply: z.null(),
  },
  'GET /api/v1/auth/demo-users': {
    summary: 'People to try the site as; only in demo mode, else 404',
    said: 'Demo people found',
    access: 'anyone',
    reply: z.array(playerRef.extend({ role: z.string(), description: z.string() })),
  },
  'POST /api/v1/auth/demo-users/{id}/sign': {
    summary: 'The payload that the widget would give for a demo person; only in demo mode, else 404',
    said: 'Payload signed',
    access: 'anyone',
    limit: 'sign-in',
    params: idParams,
    reply: widgetPayload,
  },
} as const satisfies Contract

declare module '../shared/endpoint.ts' {
  interface Api extends Readonly<typeof authContract> {}
}
