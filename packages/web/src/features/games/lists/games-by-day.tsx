import { clockTime, weekdayOf } from '@matchbol/text/shared/dates'
import { useNow } from '../../../lib/browser/use-now.ts'
import type { CardGame } from './card-game.ts'
import { GameCard } from './game-card.tsx'
import './game-cards.css'
import { groupByDay } from './group-by-day.ts'

export function GamesByDay({ games }: { games: readonly CardGame[] }) {
  const now = useNow()
  return (
    <div className="game-days">
      {groupByDay(games).map(({ day, games }) => (
        <section key={day} aria-label={weekdayOf(day, now)}>
          <h2 className="game-day">{weekdayOf(day, now)}</h2>
          <div className="game-cards">
            {games.map((game) => (
              <GameCard key={game.id} game={game} time={clockTime(game.completedAt ?? day)} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
