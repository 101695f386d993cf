import type { TelegramLogin } from '@matchbol/core/auth/contract'
import {
  CLOCK_SKEW_SECONDS,
  LOGIN_VALIDITY_SECONDS,
  REPEAT_SECONDS,
  readTelegramLogin,
} from '@matchbol/core/auth/telegram-login'
import { Refusal } from '@matchbol/core/shared/refusal'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { findOrCreateUser } from '../users/find-or-create-user.ts'
import { type HashIdentity, takeUpStanding } from '../users/kept-identity.ts'
import { isLoginHash } from './login-hash.ts'
import type { Claims } from './tokens.ts'

export interface SignInSettings {
  botToken: string | undefined
  adminTelegramIds: readonly string[]
  hashIdentity: HashIdentity
}

interface Device {
  name: string
  address: string
}

/**
 * Opens a session for a payload that Telegram signed. Refuses in this order, what the payload itself tells before what only the
 * database knows: missing, too old, wrong, blocked, already used; the same device repeating its request within ten seconds gets the session it has just opened.
 * A blocked person's session is opened as well, for the few calls that stay open to them: the answer is a refusal all the same.
 */
export async function signIn(
  db: Db,
  login: TelegramLogin,
  device: Device,
  settings: SignInSettings,
  now: Date,
): Promise<{ claims: Claims; isBlocked: boolean }> {
  const identity = readTelegramLogin(login, now)
  if (!settings.botToken || !isLoginHash(identity.hash, identity.checkString, settings.botToken))
    throw new Refusal('TELEGRAM_DATA_INVALID')
  return inTransaction(db, async (db) => {
    const user = await findOrCreateUser(db, identity, settings.adminTelegramIds, now)
    const isBlocked =
      user.status === 'BLOCKED' || (await takeUpStanding(db, user.id, settings.hashIdentity(identity.telegramId)))
    try {
      return { claims: await openSession(db, user.id, identity.hash, device, now), isBlocked }
    } catch (error) {
      throw isBlocked && error instanceof Refusal ? new Refusal('USER_BLOCKED') : error
    }
  })
}

/** Each login opens one session. @throws Refusal TELEGRAM_DATA_USED */
async function openSession(db: Db, userId: number, hash: string, device: Device, now: Date): Promise<Claims> {
  const session = await db
    .insertInto('sessions')
    .values({ user_id: userId, device: device.name.slice(0, 300), started_at: now, refreshed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const claimed = await db
    .insertInto('used_logins')
    .values({ hash, session_id: session.id, device: deviceMark(device), used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst()
  if (claimed) return { userId, sessionId: session.id, generation: 1 }
  await db.deleteFrom('sessions').where('id', '=', session.id).execute()
  return repeated(db, hash, device, userId, now)
}

async function repeated(db: Db, hash: string, device: Device, userId: number, now: Date): Promise<Claims> {
  const used = await db
    .selectFrom('used_logins')
    .innerJoin('sessions', 'sessions.id', 'used_logins.session_id')
    .where('hash', '=', hash)
    .where('ended_at', 'is', null)
    .select(['session_id', 'used_at', 'used_logins.device', 'generation'])
    .executeTakeFirst()
  const isRepeat =
    used && used.device === deviceMark(device) && now.getTime() - used.used_at.getTime() <= REPEAT_SECONDS * 1000
  if (!isRepeat) throw new Refusal('TELEGRAM_DATA_USED')
  return { userId, sessionId: used.session_id, generation: used.generation }
}

const deviceMark = ({ name, address }: Device) => `${address} ${name}`.slice(0, 400)

/** A login too old to be believed need not be remembered. */
export const forgetUsedLogins = (db: Db, now: Date) =>
  db
    .deleteFrom('used_logins')
    .where('used_at', '<', new Date(now.getTime() - (LOGIN_VALIDITY_SECONDS + CLOCK_SKEW_SECONDS) * 1000))
    .execute()
