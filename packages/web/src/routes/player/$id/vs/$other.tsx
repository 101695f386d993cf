import { whenPlayed } from '@matchbol/text/shared/dates'
import { fullName } from '@matchbol/text/shared/names'
import { counted } from '@matchbol/text/shared/plural'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { toCard } from '../../../../features/games/lists/card-game.ts'
import { GameCard } from '../../../../features/games/lists/game-card.tsx'
import gameCardsStyles from '../../../../features/games/lists/game-cards.module.css'
import { PairLeagues } from '../../../../features/players/pair/leagues.tsx'
import { PairStage } from '../../../../features/players/pair/stage.tsx'
import { PairTally } from '../../../../features/players/pair/tally.tsx'
import styles from '../../../../features/players/player/boards.module.css'
import { pageHead } from '../../../../lib/address/head.ts'
import { idParam, pageParam } from '../../../../lib/address/search-params.ts'
import { orNotFound } from '../../../../lib/api/or-not-found.ts'
import { useNow } from '../../../../lib/browser/use-now.ts'
import { EmptyState } from '../../../../ui/data/empty-state.tsx'
import { Pagination } from '../../../../ui/data/pagination.tsx'

interface Search {
  page?: number | undefined
}

const searchOf = ({ page }: { page?: unknown }): Search => ({ page: pageParam(page) })

export const Route = createFileRoute('/player/$id/vs/$other')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => searchOf(search),
  loader: async ({ context: { api }, params, deps: { page } }) => {
    const [id, otherId] = [idParam(params.id), idParam(params.other)]
    if (id === undefined || otherId === undefined || id === otherId) throw notFound()
    const { data } = await orNotFound(
      api.call('GET /api/v1/players/{id}/head-to-head/{otherId}', { params: { id, otherId }, query: { page } }),
    )
    const { games, ...pair } = data
    return { pair, games: games.map(toCard) }
  },
  head: ({ matches, loaderData }) =>
    pageHead(matches, {
      title: loaderData
        ? `${fullName(loaderData.pair.a)} – ${fullName(loaderData.pair.b)}: особисті зустрічі`
        : 'Особисті зустрічі',
      noindex: true,
    }),
  component: PairPage,
})

function PairPage() {
  const { pair, games } = Route.useLoaderData()
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
            <EmptyState
              text={pair.meta.total > 0 ? 'На цій сторінці зустрічей немає.' : 'Ці двоє ще не грали між собою.'}
            />
          )}
          {pair.meta.totalPages > 1 && (
            <Pagination
              meta={pair.meta}
              counted={(total) => counted(total, ['зустрічі', 'зустрічей', 'зустрічей'])}
              link={(page, content, label) => (
                <Link from={Route.fullPath} to="." search={{ page: pageParam(page) }} aria-label={label}>
                  {content}
                </Link>
              )}
            />
          )}
        </section>
      </div>
    </>
  )
}
