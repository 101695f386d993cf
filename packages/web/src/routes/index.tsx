import { createFileRoute } from '@tanstack/react-router'
import { toCard } from '../features/games/lists/card-game.ts'
import { weekGame } from '../features/games/scoreboard/week-game.ts'
import { Home } from '../features/home/page.tsx'
import { byLife } from '../features/leagues/join/choose-league.ts'
import { pageHead } from '../lib/address/head.ts'
import { idParam } from '../lib/address/search-params.ts'

interface Search {
  league?: number | undefined
}

const searchOf = (search: Partial<Record<keyof Search, unknown>>): Search => ({ league: idParam(search.league) })

const onBoard = 6
const leagueBoards = 4
const leadersOfEach = 5

export const Route = createFileRoute('/')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => searchOf(search),
  loader: async ({ context: { api }, deps }) => {
    const [summary, latest, { data: all }] = await Promise.all([
      api.call('GET /api/v1/stats/summary'),
      api.call('GET /api/v1/games', { query: { limit: 30 } }),
      api.call('GET /api/v1/leagues', { query: { isActive: 'true', limit: 100 } }),
    ])
    const readAt = new Date()
    const leagues = byLife(all)
    const leagueId = leagues.find(({ id }) => id === deps.league)?.id
    const [ofLeague, ...leaders] = await Promise.all([
      leagueId ? api.call('GET /api/v1/games', { query: { leagueId, limit: onBoard } }) : latest,
      ...leagues.slice(0, leagueBoards).map(async ({ id, name, gender, playersCount }) => ({
        league: { id, name, gender, playersCount },
        rows: (await api.call('GET /api/v1/players', { query: { leagueId: id, limit: leadersOfEach } })).data,
      })),
    ])
    const best = weekGame(latest.data, readAt)
    const { players, games, leagues: leaguesCount } = summary.data
    return {
      counts: { players, games, leagues: leaguesCount },
      readAt: readAt.toISOString(),
      leagues: leagues.slice(0, 3).map(({ id, name }) => ({ id, name })),
      leagueId,
      games: ofLeague.data.slice(0, onBoard).map(toCard),
      best: best && { ...best, game: toCard(best.game) },
      leaders: leaders.filter(({ rows }) => rows.length > 0),
    }
  },
  head: ({ matches }) =>
    pageHead(matches, {
      title: 'Ліги аматорського тенісу',
      description:
        'Ліги аматорського тенісу: знайдіть суперника свого рівня, домовтеся про гру й отримайте рейтинг, який можна пояснити.',
    }),
  component: Home,
})
