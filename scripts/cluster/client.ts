import { createHash, createHmac } from 'node:crypto'
import { BOT_TOKEN } from './nodes.ts'

/** A person of the cluster: their session and what the site remembers in their browser. */
export interface Person {
  id: number
  token: string
  /** Sent along with every request, as a browser would. */
  cookie: string
}

interface Asked {
  method?: string
  body?: object
  who?: Person | undefined
}

/** Asks one address; whoever asks keeps the cookies. @throws Error with the answer unless it is a success */
export async function call<Data = unknown>(address: string, path: string, { method = 'GET', body, who }: Asked = {}) {
  const response = await fetch(address + path, {
    method,
    headers: {
      ...(who && { authorization: `Bearer ${who.token}`, cookie: who.cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (who) for (const cookie of response.headers.getSetCookie()) who.cookie = cookie.split(';')[0] ?? ''
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { data: Data }).data
}

/** Signs in as Telegram’s widget would. */
export async function signIn(
  address: string,
  telegramId: number,
  firstName: string,
  lastName: string,
): Promise<Person> {
  const fields = {
    auth_date: Math.floor(Date.now() / 1000),
    first_name: firstName,
    id: telegramId,
    last_name: lastName,
  }
  const checkString = Object.entries(fields)
    .map(([key, value]) => `${key}=${value}`)
    .join('\n')
  const secret = createHash('sha256').update(BOT_TOKEN).digest()
  const hash = createHmac('sha256', secret).update(checkString).digest('hex')
  const who: Person = { id: 0, token: '', cookie: '' }
  const { token, user } = await call<{ token: string; user: { id: number } }>(address, '/api/v1/users/auth/telegram', {
    method: 'POST',
    body: { ...fields, hash },
    who,
  })
  return Object.assign(who, { id: user.id, token })
}

/** The page of a player, as whoever sends `cookie` is shown it. */
export async function pageOf(address: string, id: number, cookie = ''): Promise<string> {
  const response = await fetch(`${address}/player/${id}`, { headers: { cookie } })
  if (!response.ok) throw new Error(`page of player ${id}: ${response.status}`)
  return response.text()
}

/** The public profile, as whoever sends `cookie` is shown it without signing in. */
export async function cityOf(address: string, id: number, cookie = ''): Promise<string> {
  const response = await fetch(`${address}/api/v1/players/${id}`, { headers: { cookie } })
  if (!response.ok) throw new Error(`player ${id}: ${response.status}`)
  return ((await response.json()) as { data: { player: { city: string } } }).data.player.city
}

export const writeCity = (address: string, who: Person, city: string) =>
  call(address, `/api/v1/users/${who.id}`, { method: 'PUT', body: { city }, who })
