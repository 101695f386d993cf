import { statusTexts } from '@matchbol/text/games/status'
import { Link, useLoaderData, useSearch } from '@tanstack/react-router'
import { ListPages } from '../../lib/list/list-page.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import styles from '../games/own/own-game-row.module.css'
import { OwnGameRow } from '../games/own/own-game-row.tsx'
import { ownGameStatuses } from '../games/own/own-game-statuses.ts'
import { groupOwnGames } from '../games/own/own-games.ts'

/** All games of the person, by what is to be done with them. */
export function GamesPage() {
  const { data: games, meta } = useLoaderData({ from: '/profile/games' })
  return (
    <>
      <h1 className="text-3xl">Мої ігри</h1>
      <div className="board">
        <StatusChips />
        {games.length === 0 && <Nothing />}
        {groupOwnGames(games).map(({ title, games }) => (
          <section key={title}>
            <div className="board-head">
              <h2>{title}</h2>
              <span className="count">{games.length}</span>
            </div>
            <div className={styles.ownGames}>
              {games.map((game) => (
                <OwnGameRow key={game.id} game={game} />
              ))}
            </div>
          </section>
        ))}
        {meta.totalPages > 1 && <ListPages meta={meta} of={['гри', 'ігор']} />}
      </div>
    </>
  )
}

function StatusChips() {
  const { status } = useSearch({ from: '/profile/games' })
  return (
    <nav className="chips" aria-label="Стан гри">
      {[undefined, ...ownGameStatuses].map((it) => (
        <Link
          key={it ?? 'all'}
          from="/profile/games"
          to="."
          search={{ status: it, page: undefined }}
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={it === status ? 'true' : undefined}
          className="chip"
        >
          {it ? statusTexts[it] : 'Усі'}
        </Link>
      ))}
    </nav>
  )
}

function Nothing() {
  const { status } = useSearch({ from: '/profile/games' })
  return (
    <EmptyState text={status ? 'У цьому стані ігор немає.' : 'Ви ще не грали. Запросіть суперника на першу гру.'}>
      <Link to="/profile/invite" {...buttonLook()}>
        Запросити на гру
      </Link>
    </EmptyState>
  )
}
