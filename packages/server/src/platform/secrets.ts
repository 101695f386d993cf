import { createHmac, randomBytes } from 'node:crypto'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const OWNER_ONLY = 0o600

/** The secret that signs tokens: from the settings, else made on the first start and kept in the data folder for its owner alone. */
export async function authSecret(given: string | undefined, folder: string): Promise<string> {
  if (given) return given
  const file = join(folder, 'auth-secret')
  const kept = await readFile(file, 'utf8').catch(() => '')
  const secret = kept.trim() || randomBytes(48).toString('base64url')
  if (!kept) await writeFile(file, secret, { mode: OWNER_ONLY })
  await chmod(file, OWNER_ONLY) // whoever had put it there
  return secret
}

/** Telegram ids are few enough to try them all, so what stands for one is made with our secret. */
export const identityHasher = (secret: string) => (telegramId: string) =>
  createHmac('sha256', secret).update(`telegram id ${telegramId}`).digest('hex')

/** A bot token that no Telegram ever gave: demo logins are signed with it, and it is forgotten at the stop. */
export const throwAwayBotToken = () => `0:${randomBytes(32).toString('base64url')}`
