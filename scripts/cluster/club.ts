import { call, type Person, signIn } from './client.ts'
import { ADMIN_TELEGRAM_ID } from './nodes.ts'

/** Who plays in the cluster, and where. */
export interface Club {
  admin: Person
  olena: Person
  taras: Person
  leagueId: number
}

/** An administrator founds a league, and two players join it. */
export async function foundClub(address: string): Promise<Club> {
  const admin = await signIn(address, ADMIN_TELEGRAM_ID, 'Вадим', 'Осадчий')
  const olena = await signIn(address, ADMIN_TELEGRAM_ID + 1, 'Олена', 'Марченко')
  const taras = await signIn(address, ADMIN_TELEGRAM_ID + 2, 'Тарас', 'Бойко')
  const { id: leagueId } = await call<{ id: number }>(address, '/api/v1/leagues', {
    method: 'POST',
    who: admin,
    body: { name: 'Ліга двох вузлів', gender: 'ANY', rules: { rematchAfterDays: 0 } },
  })
  for (const who of [olena, taras])
    await call(address, '/api/v1/users/join-league', { method: 'POST', who, body: { leagueId } })
  return { admin, olena, taras, leagueId }
}

/** A result as the site sends it. */
const score = () => ({
  scoreDetails: {
    outcome: 'COMPLETED',
    sets: [
      { a: 6, b: 4 },
      { a: 6, b: 4 },
    ],
  },
  completedAt: new Date().toISOString(),
})

/** A game whose result waits for the other's word. */
export async function awaiting([one, other]: readonly [string, string], { olena, taras, leagueId }: Club) {
  const { id } = await call<{ id: number }>(one, '/api/v1/games/invitations', {
    method: 'POST',
    who: olena,
    body: { leagueId, opponentId: taras.id },
  })
  await call(other, `/api/v1/games/invitations/${id}/accept`, { method: 'POST', who: taras, body: {} })
  await call(one, `/api/v1/games/${id}`, {
    method: 'PUT',
    who: olena,
    body: { status: 'PENDING_CONFIRMATION', ...score() },
  })
  return id
}
