import type { RatedPlayer } from '@matchbol/core/ratings/contract'
import { useApi } from '../../../lib/api/use-api.ts'
import { useLoad } from '../../../lib/api/use-load.ts'
import { useMe } from '../../../lib/session/use-session.ts'

interface Shown {
  leagueId: number
  categoryId: number | 'none' | undefined
  all: boolean
  rows: readonly RatedPlayer[]
}

/** The row of whoever looks when it is on another page of the list, so that it can be pinned to this one. */
export function useOwnRow({ leagueId, categoryId, all, rows }: Shown): RatedPlayer | undefined {
  const api = useApi()
  const me = useMe()
  const isElsewhere =
    me?.ratings.some(({ league }) => league.id === leagueId) && !rows.some(({ player }) => player.id === me.id)
  const found = useLoad(`${isElsewhere ? me?.id : ''} ${leagueId} ${categoryId} ${all}`, async () => {
    if (!me || !isElsewhere) return []
    const query = { leagueId, categoryId, playerId: me.id, ...(all && { all: 'true' as const }) }
    return (await api.call('GET /api/v1/players', { query })).data
  })
  return found.status === 'ready' ? found.data[0] : undefined
}
