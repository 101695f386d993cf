import { createFileRoute } from '@tanstack/react-router'
import { byLife } from '../../features/leagues/join/choose-league.ts'
import { StatsPage } from '../../features/stats/page.tsx'
import { pageHead } from '../../lib/address/head.ts'

export const Route = createFileRoute('/stats/')({
  loader: async ({ context: { api } }) => {
    const [summary, leagues] = await Promise.all([
      api.call('GET /api/v1/stats/summary'),
      api.call('GET /api/v1/leagues', { query: { isActive: 'true', limit: 100 } }),
    ])
    return {
      ...summary.data,
      leagueCards: byLife(leagues.data).map(({ id, name, city, gender, playersCount, gamesCount, activeSeason }) => {
        return { id, name, city, gender, playersCount, gamesCount, seasonName: activeSeason.name }
      }),
    }
  },
  head: ({ matches }) =>
    pageHead(matches, {
      title: 'Статистика',
      description:
        'Статистика ліг аматорського тенісу: матчі за місяцями, сила гравців, як закінчуються ігри й хто грає найбільше.',
    }),
  component: StatsPage,
})
