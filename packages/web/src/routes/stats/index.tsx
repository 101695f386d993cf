import { RECENT_DAYS } from '@matchbol/core/ratings/recent-days'
import { createFileRoute, Link } from '@tanstack/react-router'
import { byLife } from '../../features/leagues/join/choose-league.ts'
import { BandsChart } from '../../features/stats/bands-chart.tsx'
import figuresBoardStyles from '../../features/stats/figures-board.module.css'
import { FiguresBoard } from '../../features/stats/figures-board.tsx'
import { GameEndingsTable } from '../../features/stats/game-endings-table.tsx'
import { LeagueCards } from '../../features/stats/league-cards.tsx'
import { MonthsChart } from '../../features/stats/months-chart.tsx'
import { MostActive } from '../../features/stats/most-active.tsx'
import { siteFigures } from '../../features/stats/site-figures.ts'
import styles from '../../features/stats/stats-doors.module.css'
import { StatsDoors } from '../../features/stats/stats-doors.tsx'
import { pageHead } from '../../lib/address/head.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { TitleBand } from '../../ui/title-band.tsx'

export const Route = createFileRoute('/stats/')({
  loader: async ({ context: { api } }) => {
    const [summary, leagues] = await Promise.all([
      api.call('GET /api/v1/stats/summary'),
      api.call('GET /api/v1/leagues', { query: { isActive: 'true', limit: 100 } }),
    ])
    return {
      ...summary.data,
      leagueCards: byLife(leagues.data).map(({ id, name, city, gender, playersCount, gamesCount, activeSeason }) => {
        return { id, name, city, gender, playersCount, gamesCount, seasonName: activeSeason.name }
      }),
    }
  },
  head: ({ matches }) =>
    pageHead(matches, {
      title: 'Статистика',
      description:
        'Статистика ліг аматорського тенісу: матчі за місяцями, сила гравців, як закінчуються ігри й хто грає найбільше.',
    }),
  component: StatsPage,
})

function StatsPage() {
  const { gamesByMonth, shares, ratingBands, mostActive, leagueCards, ...counts } = Route.useLoaderData()
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
        <StatsDoors />
        {hasGames ? (
          <>
            <FiguresBoard id="months" title="Матчі за місяцями">
              <div className="board-body">
                <MonthsChart months={gamesByMonth} />
              </div>
            </FiguresBoard>
            {ratingBands.length > 0 && (
              <FiguresBoard id="bands" title="Сила гравців" note="найвищий рейтинг кожного">
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
                <FiguresBoard id="active" title="Грають найбільше" note={`за ${RECENT_DAYS}\u00a0днів`}>
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
      {leagueCards.length > 0 && (
        <section className="wrap section" aria-labelledby="leagues">
          <div className="section-head">
            <h2 id="leagues">Ліги</h2>
          </div>
          <LeagueCards leagues={leagueCards} />
        </section>
      )}
    </>
  )
}
