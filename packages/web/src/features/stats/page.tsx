import { Link, useLoaderData } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { TitleBand } from '../../ui/title-band.tsx'
import { BandsChart } from './bands-chart.tsx'
import figuresBoardStyles from './figures-board.module.css'
import { FiguresBoard } from './figures-board.tsx'
import { GameEndingsTable } from './game-endings-table.tsx'
import { LeagueCards } from './league-cards.tsx'
import { MonthsChart } from './months-chart.tsx'
import { MostActive } from './most-active.tsx'
import styles from './section-links.module.css'
import { SectionLinks } from './section-links.tsx'
import { siteFigures } from './site-figures.ts'

/** The club in figures, and the ways to its lists. */
export function StatsPage() {
  const { gamesByMonth, shares, ratingBands, mostActive, mostPlayed, ...counts } = useLoaderData({ from: '/stats/' })
  const hasGames = gamesByMonth.some(({ games }) => games > 0)
  return (
    <>
      <TitleBand title="Статистика" subtitle="Хто з&nbsp;ким грав, хто попереду і&nbsp;чому." />
      <div className="wrap lift grid gap-6">
        {counts.players > 0 && (
          <div className="board">
            <div className={`tiles ${styles.figures}`}>
              {siteFigures(counts).map(({ value, word }) => (
                <div key={word}>
                  <b>{value}</b>
                  <small>{word}</small>
                </div>
              ))}
            </div>
          </div>
        )}
        <SectionLinks />
        {hasGames ? (
          <>
            <FiguresBoard id="months" title="Матчі за місяцями">
              <div className="board-body">
                <MonthsChart months={gamesByMonth} />
              </div>
            </FiguresBoard>
            {ratingBands.length > 0 && (
              <FiguresBoard id="bands" title="Сила гравців" note="рейтинги в&nbsp;кожній лізі">
                <div className="board-body">
                  <BandsChart bands={ratingBands} />
                </div>
              </FiguresBoard>
            )}
            <div className={figuresBoardStyles.pair}>
              <FiguresBoard id="endings" title="Як закінчуються матчі" note="за рік">
                <GameEndingsTable shares={shares} />
              </FiguresBoard>
              {mostActive.length > 0 && (
                <FiguresBoard id="active" title="Грають найбільше" note="цього місяця">
                  <MostActive players={mostActive} />
                </FiguresBoard>
              )}
            </div>
          </>
        ) : (
          <section className="board">
            <EmptyState text="За останній рік ще не зіграно жодного матчу. Щойно результат підтвердять, тут зʼявляться графіки.">
              <Link to="/" hash="how" {...buttonLook({ variant: 'outline' })}>
                Як це працює
              </Link>
            </EmptyState>
          </section>
        )}
      </div>
      {mostPlayed.length > 0 && (
        <section className="wrap section" aria-labelledby="leagues">
          <div className="section-head">
            <h2 id="leagues">Ліги</h2>
            {counts.leagues > mostPlayed.length && (
              <Link to="/stats/leagues" className="link">
                Знайти іншу лігу <ArrowRight size={18} aria-hidden="true" />
              </Link>
            )}
          </div>
          <LeagueCards leagues={mostPlayed} />
        </section>
      )}
    </>
  )
}
