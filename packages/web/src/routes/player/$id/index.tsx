import { whenPlayed } from '@matchbol/text/shared/dates'
import { points } from '@matchbol/text/shared/figures'
import { fullName } from '@matchbol/text/shared/names'
import { counted } from '@matchbol/text/shared/plural'
import { createFileRoute, notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { toCard } from '../../../features/games/lists/card-game.ts'
import { GameCard } from '../../../features/games/lists/game-card.tsx'
import gameCardsStyles from '../../../features/games/lists/game-cards.module.css'
import { StakesLine } from '../../../features/games/what-if/stakes-line.tsx'
import { PlayerAbout } from '../../../features/players/player/about.tsx'
import styles from '../../../features/players/player/boards.module.css'
import { PlayerForm } from '../../../features/players/player/form.tsx'
import { PlayerHead } from '../../../features/players/player/head.tsx'
import { PlayerMonths } from '../../../features/players/player/months.tsx'
import { PlayerRatingLines } from '../../../features/players/player/rating-lines.tsx'
import { PlayerRatings } from '../../../features/players/player/ratings.tsx'
import recordsStyles from '../../../features/players/player/records.module.css'
import { PlayerRecords } from '../../../features/players/player/records.tsx'
import { PlayerRivals } from '../../../features/players/player/rivals.tsx'
import { PlayerTotals } from '../../../features/players/player/totals.tsx'
import { pageHead } from '../../../lib/address/head.ts'
import { idParam } from '../../../lib/address/search-params.ts'
import { orNotFound } from '../../../lib/api/or-not-found.ts'
import { useNow } from '../../../lib/browser/use-now.ts'
import { usePersonalPage } from '../../../lib/session/use-personal-page.ts'
import { EmptyState } from '../../../ui/data/empty-state.tsx'

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

function PlayerPage() {
  const { about, games } = Route.useLoaderData()
  usePersonalPage()
  return (
    <>
      <PlayerHead data={about} stakes={(leagueId) => <StakesLine leagueId={leagueId} opponentId={about.player.id} />} />
      <div className={`wrap lift ${styles.boards}`}>
        <Board id="ratings" title="Ліги й рейтинг">
          {about.leagues.length + about.ratings.length > 0 ? (
            <PlayerRatings data={about} />
          ) : (
            <EmptyState text="Поки що не грає в жодній лізі." />
          )}
          <PlayerTotals totals={about.totals} />
        </Board>
        {games.length > 0 && <Played />}
        <Board id="games" title="Останні ігри">
          <LatestGames />
        </Board>
        <PlayerAbout player={about.player} />
      </div>
    </>
  )
}

/** Everything that takes a game to tell. */
function Played() {
  const { about, figures, bestWin } = Route.useLoaderData()
  const now = useNow()
  return (
    <>
      {figures.ratingLine.length > 0 && (
        <Board id="rating-line" title="Як змінювався рейтинг">
          <PlayerRatingLines lines={figures.ratingLine} />
        </Board>
      )}
      <div className={styles.halves}>
        <Board id="months" title="Перемоги й поразки за місяцями">
          <PlayerMonths months={figures.months} />
          <PlayerForm form={figures.form} streak={figures.streak} />
        </Board>
        {figures.rivals.length > 0 && (
          <Board id="rivals" title="Головні суперники">
            <PlayerRivals playerId={about.player.id} rivals={figures.rivals} />
          </Board>
        )}
      </div>
      <div className={styles.halves}>
        <Board id="records" title="Рекорди й відзнаки">
          <PlayerRecords records={figures.records} />
        </Board>
        {bestWin && (
          <Board id="best-win" title="Найкраща перемога">
            <div className={recordsStyles.bestWin}>
              <GameCard
                game={bestWin.game}
                time={bestWin.game.completedAt ? whenPlayed(bestWin.game.completedAt, now) : ''}
              />
              <p>
                Найсильніший переможений суперник: рейтинг перед грою&nbsp;— <b>{points(bestWin.opponentRating)}</b>.
              </p>
            </div>
          </Board>
        )}
      </div>
    </>
  )
}

function LatestGames() {
  const { games } = Route.useLoaderData()
  const now = useNow()
  if (games.length === 0) return <EmptyState text="Ще жодної зіграної гри." />
  return (
    <div className={gameCardsStyles.gameCards}>
      {games.map((game) => (
        <GameCard key={game.id} game={game} time={game.completedAt ? whenPlayed(game.completedAt, now) : ''} />
      ))}
    </div>
  )
}

const Board = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className="board" aria-labelledby={id}>
    <div className="board-head">
      <h2 id={id}>{title}</h2>
    </div>
    {children}
  </section>
)
