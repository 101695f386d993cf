import type { PlayerStatistics } from '@matchbol/core/stats/contract'
import { fullName } from '@matchbol/text/shared/names'
import { counted } from '@matchbol/text/shared/plural'
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
  head: ({ matches, loaderData }) => {
    if (!loaderData) return pageHead(matches, { title: 'Гравець', noindex: true })
    const { player, totals } = loaderData.about
    const name = fullName(player)
    return pageHead(matches, {
      title: name,
      description: `${name}: рейтинг у лігах, ${counted(totals.played, ['зіграна гра', 'зіграні гри', 'зіграних ігор'])}, останні результати.`,
      noindex: player.hideFromSearch === true,
    })
  },
  component: PlayerPage,
})

/** A line as the chart draws it. */
const drawn = ({ league, startPoints, points }: PlayerStatistics['ratingLine'][number]) => ({
  league,
  startPoints,
  points: points.map(({ at, points }) => ({ at, points })),
})
