import type { LeagueStatistics as Statistics } from '@matchbol/core/stats/contract'
import { BandsChart } from './bands-chart.tsx'
import { CategoryTable } from './category-table.tsx'
import styles from './figures-board.module.css'
import { FiguresBoard } from './figures-board.tsx'
import { GameEndingsTable } from './game-endings-table.tsx'
import { MonthsChart } from './months-chart.tsx'

/** The figures of a league beside its table; what has nothing to tell yet is not there. */
export const LeagueStatistics = ({ leagueId, statistics }: { leagueId: number; statistics: Statistics }) => {
  const { gamesByMonth, shares, ratingBands, categories } = statistics
  const hasCategories = categories.some(({ category }) => category !== null)
  return (
    <>
      {shares.games > 0 && (
        <FiguresBoard id="months" title="Матчі ліги за місяцями">
          <div className="board-body">
            <MonthsChart months={gamesByMonth} />
          </div>
        </FiguresBoard>
      )}
      {ratingBands.length > 0 && (
        <FiguresBoard id="bands" title="Сила гравців ліги">
          <div className="board-body">
            <BandsChart bands={ratingBands} />
          </div>
        </FiguresBoard>
      )}
      <div className={styles.pair}>
        {hasCategories && (
          <FiguresBoard id="categories" title="Категорії">
            <CategoryTable leagueId={leagueId} categories={categories} />
          </FiguresBoard>
        )}
        {shares.games > 0 && (
          <FiguresBoard id="endings" title="Як закінчуються матчі" note="за рік">
            <GameEndingsTable shares={shares} />
          </FiguresBoard>
        )}
      </div>
    </>
  )
}
