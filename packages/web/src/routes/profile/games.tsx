import type { GameStatus } from '@matchbol/core/games/game-shapes'
import { statusTexts } from '@matchbol/text/games/status'
import { counted } from '@matchbol/text/shared/plural'
import { createFileRoute, Link } from '@tanstack/react-router'
import styles from '../../features/games/own/own-game-row.module.css'
import { OwnGameRow } from '../../features/games/own/own-game-row.tsx'
import { ownGameStatuses } from '../../features/games/own/own-game-statuses.ts'
import { groupOwnGames } from '../../features/games/own/own-games.ts'
import { pageHead } from '../../lib/address/head.ts'
import { pageParam } from '../../lib/address/search-params.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { ListSkeleton } from '../../ui/data/list-skeleton.tsx'
import { Pagination } from '../../ui/data/pagination.tsx'

interface Search {
  status?: GameStatus | undefined
  page?: number | undefined
}

const searchOf = (search: Partial<Record<keyof Search, unknown>>): Search => ({
  status: ownGameStatuses.find((status) => status === search.status),
  page: pageParam(search.page),
})

const perPage = 100

export const Route = createFileRoute('/profile/games')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => searchOf(search),
  loader: ({ context: { api, me }, deps }) =>
    api.call('GET /api/v1/games/player/{id}', { params: { id: me.id }, query: { ...deps, limit: perPage } }),
  head: ({ matches }) => pageHead(matches, { title: 'Мої ігри', noindex: true }),
  pendingComponent: () => (
    <div className="board">
      <ListSkeleton rows={8} />
    </div>
  ),
  component: GamesPage,
})

function GamesPage() {
  const { data: games, meta } = Route.useLoaderData()
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
        {meta.totalPages > 1 && (
          <Pagination
            meta={meta}
            counted={(total) => counted(total, ['гри', 'ігор', 'ігор'])}
            link={(page, content, label) => (
              <Link from={Route.fullPath} to="." search={(old) => searchOf({ ...old, page })} aria-label={label}>
                {content}
              </Link>
            )}
          />
        )}
      </div>
    </>
  )
}

function StatusChips() {
  const { status } = Route.useSearch()
  return (
    <nav className="chips" aria-label="Стан гри">
      {[undefined, ...ownGameStatuses].map((it) => (
        <Link
          key={it ?? 'all'}
          from={Route.fullPath}
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
  const { status } = Route.useSearch()
  return (
    <EmptyState text={status ? 'У цьому стані ігор немає.' : 'Ви ще не грали. Запросіть суперника на першу гру.'}>
      <Link to="/profile/invite" {...buttonLook()}>
        Запросити на гру
      </Link>
    </EmptyState>
  )
}
