import { Refusal } from '../shared/refusal.ts'
import { readableName } from '../users/names.ts'
import type { TelegramLogin } from './contract.ts'

/** Seconds for which a signed payload is good. */
export const LOGIN_VALIDITY_SECONDS = 86_400
/** Seconds by which Telegram's clock may be ahead of ours. */
export const CLOCK_SKEW_SECONDS = 60
/** Within this time the same device may repeat a request whose answer it lost. */
export const REPEAT_SECONDS = 10

/** The fields that Telegram signs; everything else in the payload is ours and never trusted. */
const signedFields = ['auth_date', 'first_name', 'id', 'last_name', 'photo_url', 'username'] as const

export interface TelegramIdentity {
  telegramId: string
  authDate: number
  hash: string
  firstName: string
  lastName: string
  username: string | null
  photoUrl: string | null
  /** What the hash must cover, as https://core.telegram.org/widgets/login asks: sorted `key=value` lines. */
  checkString: string
}

/**
 * Judges everything about a login payload but its hash, in the order the product promises: missing, too old, ahead of
 * time, a `telegramId` that is not the signed `id`, signed fields that could be cut apart in another way.
 */
export function readTelegramLogin(payload: TelegramLogin, now: Date): TelegramIdentity {
  const { id, auth_date, hash } = payload
  if (isBlank(id) || isBlank(auth_date) || isBlank(hash)) throw new Refusal('TELEGRAM_DATA_MISSING')
  const authDate = Number(auth_date)
  if (!Number.isSafeInteger(authDate)) throw new Refusal('TELEGRAM_DATA_INVALID')
  const age = now.getTime() / 1000 - authDate
  if (age > LOGIN_VALIDITY_SECONDS) throw new Refusal('TELEGRAM_DATA_OLD')
  if (age < -CLOCK_SKEW_SECONDS) throw new Refusal('TELEGRAM_DATA_INVALID')
  const telegramId = String(id)
  if (!/^[1-9]\d{0,15}$/.test(telegramId)) throw new Refusal('TELEGRAM_DATA_INVALID')
  if (String(payload.telegramId ?? telegramId) !== telegramId) throw new Refusal('TELEGRAM_DATA_INVALID')
  if (signedFields.some((field) => /[\r\n]/.test(String(payload[field] ?? ''))))
    throw new Refusal('TELEGRAM_DATA_INVALID')
  return {
    telegramId,
    authDate,
    hash: String(hash),
    ...readableName(payload.first_name ?? '', payload.last_name ?? ''),
    username: payload.username?.trim() || null,
    photoUrl: payload.photo_url?.trim() || null,
    checkString: checkString(payload),
  }
}

/**
 * The lines that the bot's token signs. A field that Telegram did not send has no line. A line break inside a field would
 * let one field pass for two under the same hash, so `readTelegramLogin` refuses it.
 */
export const checkString = (
  payload: Partial<Record<(typeof signedFields)[number], string | number | null | undefined>>,
) =>
  signedFields
    .filter((field) => payload[field] !== undefined && payload[field] !== null)
    .map((field) => `${field}=${payload[field]}`)
    .join('\n')

const isBlank = (value: unknown) => value === undefined || value === null || value === ''
