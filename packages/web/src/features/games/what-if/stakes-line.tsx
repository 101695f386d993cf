import { isProvisional } from '@matchbol/core/ratings/rating'
import { percent, signed } from '@matchbol/text/shared/figures'
import { useApi } from '../../../lib/api/use-api.ts'
import { useLoad } from '../../../lib/api/use-load.ts'

/** What a game with somebody would mean to me, in a line; nothing while it is not known. */
export function StakesLine({ leagueId, opponentId }: { leagueId: number; opponentId: number }) {
  const api = useApi()
  const loaded = useLoad(`stakes ${leagueId} ${opponentId}`, async () => {
    const query = { leagueId, opponentId }
    return (await api.call('GET /api/v1/games/what-if', { query })).data
  })
  if (loaded.status !== 'ready') return null
  const { chance, win, loss, ratedGames } = loaded.data
  if (isProvisional(ratedGames)) return `Ваш шанс ${percent(chance)} · розминка рейтингу`
  return (
    <>
      Ваш шанс {percent(chance)} · перемога {signed(win.typical)} · поразка {signed(loss.typical)}
    </>
  )
}
