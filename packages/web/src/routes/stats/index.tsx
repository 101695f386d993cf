import { createFileRoute } from '@tanstack/react-router'
import { GamesByMonth } from '../../features/stats/games-by-month.tsx'
import { siteFigures } from '../../features/stats/site-figures.ts'
import { StatsDoors } from '../../features/stats/stats-doors.tsx'
import { pageHead } from '../../lib/head.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TitleBand } from '../../ui/title-band.tsx'

export const Route = createFileRoute('/stats/')({
  loader: async ({ context: { api } }) => (await api.call('GET /api/v1/stats/summary')).data,
  head: ({ matches }) =>
    pageHead(matches, {
      title: 'Статистика',
      description: 'Статистика ліг аматорського тенісу: таблиці сезонів, рейтинг гравців, зіграні матчі за місяцями.',
    }),
  component: StatsPage,
})

function StatsPage() {
  const { gamesByMonth, ...counts } = Route.useLoaderData()
  return (
    <>
      <TitleBand title="Статистика" subtitle="Хто з&nbsp;ким грав, хто попереду і&nbsp;чому." />
      <div className="wrap lift grid gap-6">
        <div className="board">
          <div className="tiles">
            {siteFigures(counts).map(({ value, word }) => (
              <div key={word}>
                <b>{value}</b>
                <small>{word}</small>
              </div>
            ))}
          </div>
        </div>
        <StatsDoors />
        <section className="board" aria-labelledby="months">
          <div className="board-head">
            <h2 id="months">Ігри за місяцями</h2>
          </div>
          {gamesByMonth.some(({ games }) => games > 0) ? (
            <GamesByMonth months={gamesByMonth} />
          ) : (
            <EmptyState text="За останній рік ще не зіграно жодного матчу. Щойно результат підтвердять, він зʼявиться тут." />
          )}
        </section>
      </div>
    </>
  )
}
