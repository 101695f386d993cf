import type { Game } from '@matchbol/core/games/game-shapes'
import { Link, useLoaderData } from '@tanstack/react-router'
import { useNow } from '../../lib/browser/use-now.ts'
import { useMe } from '../../lib/session/use-session.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { GameMovesCard } from '../games/moves/card.tsx'
import { GameMovesRecord } from '../games/moves/record.tsx'
import { groupResults } from '../games/moves/results.ts'
import styles from '../games/own/results-columns.module.css'

/** Games whose result is to be entered or answered. */
export function ResultsPage() {
  const games = useLoaderData({ from: '/profile/results' })
  const me = useMe()
  const now = useNow()
  if (!me) return null
  const groups = groupResults(games, me.id, now)
  const mine = groups.filter(({ isMine }) => isMine)
  const others = groups.filter(({ isMine }) => !isMine)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">Результати ігор</h1>
        {me.leagues.some((membership) => membership.isActive) && <GameMovesRecord me={me} />}
      </div>
      {groups.length === 0 && (
        <div className="board">
          <EmptyState text="Немає ігор, для яких потрібен результат. Домовтеся про гру або запишіть уже зіграну.">
            <Link to="/profile/invite" {...buttonLook()}>
              Запросити на гру
            </Link>
          </EmptyState>
        </div>
      )}
      <div className={styles.resultsColumns}>
        {[mine, others].map(
          (column) =>
            column.length > 0 && (
              <div key={column === mine ? 'mine' : 'others'}>
                {column.map(({ title, games }) => (
                  <Group key={title} title={title} games={games} myId={me.id} />
                ))}
              </div>
            ),
        )}
      </div>
    </>
  )
}

const Group = ({ title, games, myId }: { title: string; games: readonly Game[]; myId: number }) => (
  <section className="grid gap-4">
    <h2 className="text-xl">{title}</h2>
    <div className={styles.resultsCards}>
      {games.map((game) => (
        <GameMovesCard key={game.id} game={game} myId={myId} />
      ))}
    </div>
  </section>
)
