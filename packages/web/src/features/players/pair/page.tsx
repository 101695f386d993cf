import { whenPlayed } from '@matchbol/text/shared/dates'
import { useLoaderData } from '@tanstack/react-router'
import { useNow } from '../../../lib/browser/use-now.ts'
import { ListPages } from '../../../lib/list/list-page.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { GameCard } from '../../games/lists/game-card.tsx'
import gameCardsStyles from '../../games/lists/game-cards.module.css'
import styles from '../player/boards.module.css'
import { PairLeagues } from './leagues.tsx'
import { PairStage } from './stage.tsx'
import { PairTally } from './tally.tsx'

/** Two players against each other. */
export function PairPage() {
  const { pair, games } = useLoaderData({ from: '/player/$id/vs/$other' })
  const now = useNow()
  return (
    <>
      <PairStage pair={pair} />
      <div className={`wrap lift ${styles.boards}`}>
        {pair.meta.total > 0 && (
          <section className="board" aria-label="Баланс">
            <PairTally pair={pair} />
          </section>
        )}
        {pair.leagues.length > 0 && (
          <section className="board" aria-labelledby="leagues">
            <div className="board-head">
              <h2 id="leagues">По лігах</h2>
            </div>
            <PairLeagues pair={pair} />
          </section>
        )}
        <section className="board" aria-labelledby="games">
          <div className="board-head">
            <h2 id="games">Усі зустрічі</h2>
          </div>
          {games.length > 0 ? (
            <div className={gameCardsStyles.gameCards}>
              {games.map((game) => (
                <GameCard key={game.id} game={game} time={game.completedAt ? whenPlayed(game.completedAt, now) : ''} />
              ))}
            </div>
          ) : (
            <EmptyState text="Ці двоє ще не грали між собою." />
          )}
          {pair.meta.totalPages > 1 && <ListPages meta={pair.meta} of={['зустрічі', 'зустрічей']} />}
        </section>
      </div>
    </>
  )
}
