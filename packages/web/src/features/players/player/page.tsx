import { whenPlayed } from '@matchbol/text/shared/dates'
import { points } from '@matchbol/text/shared/figures'
import { useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNow } from '../../../lib/browser/use-now.ts'
import { usePersonalPage } from '../../../lib/session/use-personal-page.ts'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { GameCard } from '../../games/lists/game-card.tsx'
import gameCardsStyles from '../../games/lists/game-cards.module.css'
import { StakesLine } from '../../games/what-if/stakes-line.tsx'
import { PlayerAbout } from './about.tsx'
import styles from './boards.module.css'
import { PlayerForm } from './form.tsx'
import { PlayerHead } from './head.tsx'
import { PlayerMonths } from './months.tsx'
import { PlayerRatingLines } from './rating-lines.tsx'
import { PlayerRatings } from './ratings.tsx'
import recordsStyles from './records.module.css'
import { PlayerRecords } from './records.tsx'
import { PlayerRivals } from './rivals.tsx'
import { PlayerTotals } from './totals.tsx'

/** A player as everybody may see them. */
export function PlayerPage() {
  const { about, games } = useLoaderData({ from: '/player/$id/' })
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
  const { about, figures, bestWin } = useLoaderData({ from: '/player/$id/' })
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
  const { games } = useLoaderData({ from: '/player/$id/' })
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
