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
    const [{ data }, statistics] = await orNotFound(
      Promise.all([
        api.call('GET /api/v1/players/{id}', { params: { id } }),
        api.call('GET /api/v1/stats/players/{id}', { params: { id } }),
      ]),
    )
    const { recentGames, ...about } = data
    const { bestWin, ...figures } = statistics.data
    return {
      about,
      games: recentGames.slice(0, latestGames).map(toCard),
      figures,
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
