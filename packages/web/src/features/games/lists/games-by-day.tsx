import { clockTime, weekdayOf } from '@matchbol/text/shared/dates'
import { useNow } from '../../../lib/browser/use-now.ts'
import type { CardGame } from './card-game.ts'
import { GameCard } from './game-card.tsx'
import styles from './game-cards.module.css'
import { groupByDay } from './group-by-day.ts'

export function GamesByDay({ games }: { games: readonly CardGame[] }) {
  const now = useNow()
  return (
    <div className={styles.gameDays}>
      {groupByDay(games).map(({ day, games }) => (
        <section key={day} aria-label={weekdayOf(day, now)}>
          <h2 className={styles.gameDay}>{weekdayOf(day, now)}</h2>
          <div className={styles.gameCards}>
            {games.map((game) => (
              <GameCard key={game.id} game={game} time={clockTime(game.completedAt ?? day)} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
