import { createFileRoute, notFound } from '@tanstack/react-router'
import { toCard } from '../../features/games/card-game.ts'
import { GameCard } from '../../features/games/game-card.tsx'
import { PlayerAbout } from '../../features/players/player-about.tsx'
import { PlayerHead } from '../../features/players/player-head.tsx'
import { PlayerHistory } from '../../features/players/player-history.tsx'
import { PlayerRatings } from '../../features/players/player-ratings.tsx'
import { PlayerTotals } from '../../features/players/player-totals.tsx'
import { whenPlayed } from '../../lib/dates.ts'
import { pageHead } from '../../lib/head.ts'
import { fullName } from '../../lib/names.ts'
import { orNotFound } from '../../lib/or-not-found.ts'
import { counted } from '../../lib/plural.ts'
import { idParam } from '../../lib/search-params.ts'
import { useNow } from '../../lib/use-now.ts'
import { usePersonalPage } from '../../lib/use-personal-page.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

const latestChanges = 10
const latestGames = 6

export const Route = createFileRoute('/player/$id')({
  loader: async ({ context: { api }, params }) => {
    const id = idParam(params.id)
    if (id === undefined) throw notFound()
    const [{ data }, history] = await orNotFound(
      Promise.all([
        api.call('GET /api/v1/players/{id}', { params: { id } }),
        api.call('GET /api/v1/rating-history/user/{id}', { params: { id }, query: { limit: latestChanges } }),
      ]),
    )
    const { recentGames, ...about } = data
    return { about, games: recentGames.slice(0, latestGames).map(toCard), history: history.data }
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

function PlayerPage() {
  const { about, history } = Route.useLoaderData()
  usePersonalPage()
  const leagueNames = new Map(about.ratings.map(({ league }) => [league.id, league.name]))
  return (
    <>
      <PlayerHead data={about} />
      <div className="wrap lift player-boards">
        <section className="board" aria-labelledby="ratings">
          <div className="board-head">
            <h2 id="ratings">Ліги й рейтинг</h2>
          </div>
          {about.leagues.length + about.ratings.length > 0 ? (
            <PlayerRatings data={about} />
          ) : (
            <EmptyState text="Поки що не грає в жодній лізі." />
          )}
          <PlayerTotals totals={about.totals} />
        </section>
        <Games />
        <div className="two">
          <section className="board" aria-labelledby="history">
            <div className="board-head">
              <h2 id="history">Як змінювався рейтинг</h2>
            </div>
            {history.length > 0 ? (
              <PlayerHistory changes={history} leagueNames={leagueNames} />
            ) : (
              <EmptyState text="Рейтинг зміниться після першої рейтингової гри." />
            )}
          </section>
          <PlayerAbout player={about.player} />
        </div>
      </div>
    </>
  )
}

function Games() {
  const { games } = Route.useLoaderData()
  const now = useNow()
  return (
    <section className="board" aria-labelledby="games">
      <div className="board-head">
        <h2 id="games">Останні ігри</h2>
      </div>
      {games.length > 0 ? (
        <div className="game-cards">
          {games.map((game) => (
            <GameCard key={game.id} game={game} time={game.completedAt ? whenPlayed(game.completedAt, now) : ''} />
          ))}
        </div>
      ) : (
        <EmptyState text="Ще жодної зіграної гри." />
      )}
    </section>
  )
}
