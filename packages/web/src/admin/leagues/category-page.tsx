import type { Category, League } from '@matchbol/core/leagues/league-shapes'
import { Link, useNavigate } from '@tanstack/react-router'
import { useAction } from '../../lib/api/use-action.ts'
import { useApi } from '../../lib/api/use-api.ts'
import { buttonLook } from '../../ui/button.tsx'
import { AdminPage, Board } from '../admin-page.tsx'
import { ConfirmButton } from '../confirm-button.tsx'
import { CategoryForm } from './category-form.tsx'
import { LeagueLink, LeaguesLink } from './league-links.tsx'

/** One category: changed, closed, or deleted while nothing hangs on it. */
export function CategoryPage({ league, category }: { league: League; category: Category }) {
  const api = useApi()
  const navigate = useNavigate()
  const params = { id: category.id }
  const ofLeague = { id: String(league.id) }
  const remove = useAction(
    () => api.call('DELETE /api/v1/categories/{id}', { params, query: { version: category.version } }),
    {
      done: 'Категорію видалено',
      failed: 'Категорію не видалено',
      leave: () => navigate({ to: '/admin/leagues/$id/categories', params: ofLeague }),
    },
  )
  return (
    <AdminPage
      title={category.name}
      crumbs={[
        <LeaguesLink key="leagues" />,
        <LeagueLink key="league" league={league} />,
        <Link key="categories" to="/admin/leagues/$id/categories" params={ofLeague}>
          Категорії
        </Link>,
      ]}
    >
      <Board
        title="Категорія"
        actions={
          <Link
            to="/admin/leagues/$id/players"
            params={ofLeague}
            search={{ category: category.id }}
            {...buttonLook({ variant: 'outline', color: 'neutral' })}
          >
            Її гравці
          </Link>
        }
      >
        <CategoryForm
          key={category.id}
          category={category}
          button="Зберегти категорію"
          done="Категорію збережено"
          send={(_, { changes, version }) =>
            api.call('PUT /api/v1/categories/{id}', { params, body: { ...changes, version } })
          }
        />
      </Board>
      <Board title="Видалити категорію">
        <div className="grid justify-items-start gap-3 p-4 sm:p-5">
          <p>
            Можна, поки в ній немає гравців і нікого з неї не запрошували на гру. Інакше категорію закривають: обрати її
            вже не можна.
          </p>
          <ConfirmButton label="Видалити категорію" action={remove}>
            <p>Категорія «{category.name}» зникне. Повернути її не можна.</p>
          </ConfirmButton>
        </div>
      </Board>
    </AdminPage>
  )
}
