import { MOST_PAGE_SIZE } from '@matchbol/core/shared/limits'
import { useApi } from '../../../lib/api/use-api.ts'
import { useLoad } from '../../../lib/api/use-load.ts'
import type { GameToEnter } from './game.ts'

/** The rules of the season that the game belongs to, or that runs now; null until they are known. */
export function useSeasonRules({ league, season }: Pick<GameToEnter, 'league' | 'season'>) {
  const api = useApi()
  const seasons = useLoad(`seasons of ${league.id}`, async () => {
    const { data } = await api.call('GET /api/v1/leagues/{id}/seasons', {
      params: { id: league.id },
      query: { limit: MOST_PAGE_SIZE },
    })
    return data
  })
  if (seasons.status !== 'ready') return null
  const own = seasons.data.find(({ id, status }) => (season ? id === season.id : status === 'ACTIVE'))
  return own?.rules ?? null
}
