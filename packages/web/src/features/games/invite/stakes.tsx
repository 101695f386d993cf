import type { Opponent } from '@matchbol/core/games/pair-shapes'
import { tvName } from '@matchbol/text/shared/names'
import { useApi } from '../../../lib/api/use-api.ts'
import { useLoad } from '../../../lib/api/use-load.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/data/list-skeleton.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { WhatIf } from '../what-if/what-if.tsx'

interface Props {
  leagueId: number
  player: Opponent['player']
  isFriendly: boolean
}

/** What the game would mean, before the invitation is sent. */
export function InviteStakes({ leagueId, player, isFriendly }: Props) {
  const api = useApi()
  const figures = useLoad(`what if ${leagueId} ${player.id}`, async () => {
    const query = { leagueId, opponentId: player.id }
    return (await api.call('GET /api/v1/games/what-if', { query })).data
  })
  if (isFriendly) return <p className="text-muted">Товариська гра: рейтинг і таблиця не зміняться.</p>
  if (figures.status === 'loading')
    return (
      <Loading>
        <Skeleton className="h-40 w-full rounded-ctl" />
      </Loading>
    )
  if (figures.status === 'failed')
    return (
      <p className="flex flex-wrap items-center gap-3 text-muted">
        Не вдалося порахувати шанси.
        <Button variant="link" onClick={figures.retry}>
          Спробувати знову
        </Button>
      </p>
    )
  return <WhatIf figures={figures.data} opponentName={tvName(player)} />
}
