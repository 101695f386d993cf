import type { PlayerStatistics } from '@matchbol/core/stats/contract'
import { moveWords } from '@matchbol/text/games/rating-move'
import { fullName } from '@matchbol/text/shared/names'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { toCard } from '../../../features/games/lists/card-game.ts'
import { PlayerPage } from '../../../features/players/player/page.tsx'
import { pageHead } from '../../../lib/address/head.ts'
import { idParam } from '../../../lib/address/search-params.ts'
import { orNotFound } from '../../../lib/api/or-not-found.ts'

const latestGames = 6

export const Route = createFileRoute('/player/$id/')({
  loader: async ({ context: { api }, params }) => {
    const id = idParam(params.id)
    if (id === undefined) throw notFound()
    const { data } = await orNotFound(
      api.call('GET /api/v1/players/{id}', { params: { id }, query: { statistics: 'true' } }),
    )
    const { recentGames, statistics, ...about } = data
    if (!statistics) throw new Error('The statistics were asked for')
    const { bestWin, ratingLine, ...figures } = statistics
    return {
      about,
      games: recentGames.slice(0, latestGames).map(toCard),
      figures: { ...figures, ratingLine: ratingLine.map(drawn) },
      bestWin: bestWin && { game: toCard(bestWin.game), opponentRating: bestWin.opponentRating },
    }
  },
  head: ({ matches, loaderData }) =>
    pageHead(matches, { title: loaderData ? fullName(loaderData.about.player) : 'Гравець' }),
  component: PlayerPage,
})

/** A line as the chart draws it. */
const drawn = ({ league, startPoints, points }: PlayerStatistics['ratingLine'][number]) => ({
  league,
  startPoints,
  points: points.map((point) => ({
    at: point.at,
    points: point.points,
    words: moveWords(point),
    path: `/game/${point.gameId}`,
  })),
})
