import { checkString } from '@matchbol/core/auth/telegram-login'
import { loginHash } from '../src/domains/auth/login-hash.ts'
import type { World } from './world.ts'

/** What Telegram knows of a person and signs. */
export interface WidgetFields {
  id: number
  first_name?: string
  last_name?: string
  username?: string
  photo_url?: string
  auth_date: number
}

/** The payload of Telegram's widget, signed with the world's bot token at the world's time. */
export function widgetPayload({ clock, botToken }: World, fields: Partial<WidgetFields> = {}) {
  const signed = { id: nextTelegramId(), first_name: 'Олег', auth_date: secondsOf(clock.now), ...fields }
  return { ...signed, hash: loginHash(checkString(signed), botToken) }
}

/** The payload as the site sends it, with the three fields that are ours. */
export function sitePayload(world: World, fields: Partial<WidgetFields> = {}) {
  const payload = widgetPayload(world, fields)
  return { ...payload, telegramId: String(payload.id), firstName: payload.first_name, lastName: payload.last_name }
}

export const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000)

let lastTelegramId = 700_000_000
/** A Telegram account nobody has signed in with yet. */
export const nextTelegramId = () => ++lastTelegramId
