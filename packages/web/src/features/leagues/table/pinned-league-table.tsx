import type { TableRow } from '@matchbol/core/leagues/table/table-shapes'
import { useApi } from '../../../lib/api/use-api.ts'
import { useLoad } from '../../../lib/api/use-load.ts'
import { useMe } from '../../../lib/session/use-session.ts'
import { LeagueTable } from './league-table.tsx'

interface Props {
  leagueId: number
  season: { id: number; isFinished: boolean }
  categoryId: number | null
  rows: readonly TableRow[]
}

/** A page of the table with the own row in sight, wherever in the whole table it stands. */
export function PinnedLeagueTable({ rows, ...shown }: Props) {
  const mine = useOwnRow({ rows, ...shown })
  return <LeagueTable rows={mine ? [...rows, mine] : rows} myId={useMe()?.id} />
}

/** The row of whoever looks when it is on another page; of a finished season it may be there for who has left since. */
function useOwnRow({ leagueId, season, categoryId, rows }: Props): TableRow | undefined {
  const api = useApi()
  const me = useMe()
  const mayStandThere = season.isFinished || me?.leagues.some(({ league }) => league.id === leagueId)
  const isAsked = me && mayStandThere && rows.length > 0 && !rows.some(({ player }) => player.id === me.id)
  const found = useLoad(`${isAsked ? me.id : ''} ${leagueId} ${season.id} ${categoryId}`, async () => {
    if (!isAsked) return []
    const query = { season: season.id, categoryId: categoryId ?? undefined, playerId: me.id }
    return (await api.call('GET /api/v1/leagues/{id}/table', { params: { id: leagueId }, query })).data.rows
  })
  return found.status === 'ready' ? found.data[0] : undefined
}
