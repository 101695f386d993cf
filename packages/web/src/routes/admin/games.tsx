import { PAGE_SIZE } from '@matchbol/core/shared/limits'
import { createFileRoute, Link } from '@tanstack/react-router'
import { GamesToDecide } from '../../admin/games-to-decide.tsx'
import { loadGamesToDecide } from '../../admin/load-games-to-decide.ts'
import { pageParam } from '../../lib/address/search-params.ts'
import { ListPages } from '../../lib/list/list-page.tsx'
import { listRoute } from '../../lib/list/list-route.ts'
import { Note } from '../../ui/note.tsx'
import { TitleBand } from '../../ui/title-band.tsx'

interface Search {
  page?: number | undefined
}

const { validateSearch, loaderDeps } = listRoute<Search>({ page: pageParam })

export const Route = createFileRoute('/admin/games')({
  validateSearch,
  loaderDeps,
  loader: async ({ context: { api, me }, deps }) => {
    const loaded = await loadGamesToDecide(api, me, { ...deps, limit: PAGE_SIZE })
    return loaded && { ...loaded, title: 'Ігри, що чекають на рішення' }
  },
  component: GamesPage,
})

const panel = (
  <Link key="admin" to="/admin">
    Панель адміністратора
  </Link>
)

function GamesPage() {
  const loaded = Route.useLoaderData()
  if (!loaded) return null
  const { data: games, meta } = loaded
  return (
    <>
      <TitleBand title="Ігри" crumbs={[panel]} />
      <div className="wrap lift grid gap-6">
        <section className="board" aria-labelledby="to-decide">
          <div className="board-head">
            <h2 id="to-decide">Чекають на рішення</h2>
            <span className="count">{meta.total}</span>
          </div>
          <GamesToDecide games={games} />
          {meta.totalPages > 1 && <ListPages meta={meta} of={['гри', 'ігор']} />}
        </section>
        <Note>
          Тут оскаржені ігри та результати, які не підтвердяться самі. Гру вирішують на її сторінці. Де єдиний
          адміністратор сам грає, її вирішує команда decide на сервері.
        </Note>
      </div>
    </>
  )
}
