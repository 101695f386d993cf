import type { Category, League } from '@matchbol/core/leagues/league-shapes'
import type { PageMeta } from '@matchbol/core/shared/paging'
import { categoryLabel } from '@matchbol/text/leagues/league'
import { fullName } from '@matchbol/text/shared/names'
import { useNavigate } from '@tanstack/react-router'
import type { ColumnDef } from '@tanstack/react-table'
import { useState } from 'react'
import type { Reply } from '../../lib/api/api.ts'
import { useTimesReadAnew } from '../../lib/api/read-anew.ts'
import { useAction } from '../../lib/api/use-action.ts'
import { useApi } from '../../lib/api/use-api.ts'
import { useLoad } from '../../lib/api/use-load.ts'
import { ListPages } from '../../lib/list/list-page.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { ErrorState } from '../../ui/data/error-state.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Field } from '../../ui/form/field.tsx'
import { SearchInput } from '../../ui/form/input.tsx'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { Loading } from '../../ui/loading.tsx'
import { AdminPage, Board } from '../admin-page.tsx'
import { ConfirmButton } from '../confirm-button.tsx'
import { DataTable } from '../data-table.tsx'
import { LeagueLink, LeagueNav, LeaguesLink } from './league-links.tsx'

type Player = Reply<'GET /api/v1/user-leagues/players'>[number]

interface Props {
  league: League
  categories: Category[]
  players: Player[]
  meta: PageMeta
  categoryId: number | undefined
}

const choicesOf = (categories: readonly Category[]) => [
  { value: '', label: 'Без категорії' },
  ...categories.map((category) => ({ value: category.id, label: categoryLabel(category) })),
]

/** Who plays in a league, and who could: added, moved between categories, removed. */
export function PlayersPage({ league, categories, players, meta, categoryId }: Props) {
  const navigate = useNavigate()
  const params = { id: String(league.id) }
  const columns: ColumnDef<Player>[] = [
    { header: 'Гравець', cell: ({ row }) => <b className="font-semibold">{fullName(row.original.user)}</b> },
    {
      header: 'Категорія',
      cell: ({ row }) => <PlayerCategory league={league} player={row.original} categories={categories} />,
    },
    {
      header: 'Прибрати з ліги',
      id: 'remove',
      cell: ({ row }) => <RemovePlayer league={league} player={row.original} />,
    },
  ]
  return (
    <AdminPage
      title="Гравці ліги"
      crumbs={[<LeaguesLink key="leagues" />, <LeagueLink key="league" league={league} />]}
    >
      <LeagueNav league={league} />
      <Board title="У лізі">
        <div className="max-w-80 px-4 pt-4 sm:px-5">
          <Field label="Показати">
            {(control) => (
              <NativeSelect
                {...control}
                value={categoryId ?? ''}
                options={[{ value: '', label: 'Усіх гравців' }, ...choicesOf(categories).slice(1)]}
                onChange={({ currentTarget: { value } }) =>
                  void navigate({
                    to: '/admin/leagues/$id/players',
                    params,
                    search: value ? { category: Number(value) } : {},
                  })
                }
              />
            )}
          </Field>
        </div>
        <DataTable rows={players} columns={columns} empty="Тут ще немає гравців." />
        <ListPages meta={meta} of={['гравця', 'гравців']} />
      </Board>
      <AvailablePlayers league={league} categories={categories.filter(({ isActive }) => isActive)} />
    </AdminPage>
  )
}

function PlayerCategory({ league, player, categories }: { league: League; player: Player; categories: Category[] }) {
  const api = useApi()
  const change = useAction(
    (categoryId: number | null) =>
      api.call('PUT /api/v1/users/change-category', {
        body: { categoryId, leagueId: league.id, userId: player.user.id, version: player.version },
      }),
    {
      done: ({ data: { category } }) => ({
        title: category ? 'Категорію змінено' : 'Гравця виведено з категорії',
        description: `${fullName(player.user)}: ${category ? categoryLabel(category) : 'без категорії'}`,
      }),
      failed: 'Не вдалося змінити категорію',
    },
  )
  return (
    <div className="min-w-44 py-1">
      <NativeSelect
        aria-label={`Категорія: ${fullName(player.user)}`}
        value={player.category?.id ?? ''}
        disabled={change.busy}
        options={choicesOf(categories.filter(({ id, isActive }) => isActive || id === player.category?.id))}
        onChange={({ currentTarget: { value } }) => void change.run(value ? Number(value) : null)}
      />
      <FailureNote {...change.failure} />
    </div>
  )
}

function RemovePlayer({ league, player }: { league: League; player: Player }) {
  const api = useApi()
  const remove = useAction(
    () =>
      api.call('DELETE /api/v1/leagues/{leagueId}/players/{userLeagueId}', {
        params: { leagueId: league.id, userLeagueId: player.userLeagueId },
        query: { version: player.version },
      }),
    { done: 'Гравця прибрано з ліги', failed: 'Гравця не прибрано' },
  )
  return (
    <ConfirmButton label="Прибрати з ліги" of={fullName(player.user)} action={remove}>
      <p>
        {fullName(player.user)} більше не гратиме в лізі «{league.name}»: незавершені ігри тут буде скасовано, зіграні
        та рейтинг лишаться. Повернути в лігу може лише адміністратор.
      </p>
    </ConfirmButton>
  )
}

/** Found by name, and added with or without a category. */
function AvailablePlayers({ league, categories }: { league: League; categories: Category[] }) {
  const api = useApi()
  const [q, setQ] = useState('')
  const [categoryId, setCategoryId] = useState<number | null>(null)
  const times = useTimesReadAnew()
  const found = useLoad(`${league.id} ${q} ${times}`, async () => {
    const query = { ...(q && { q }), limit: 10 }
    return (await api.call('GET /api/v1/leagues/{id}/available-players', { params: { id: league.id }, query })).data
  })
  const add = useAction(
    (userId: number) => api.call('POST /api/v1/user-leagues', { body: { userId, leagueId: league.id, categoryId } }),
    { done: 'Гравця додано до ліги', failed: 'Гравця не додано' },
  )
  if (!league.isActive)
    return (
      <Board title="Додати гравця">
        <EmptyState text="Лігу закрито: вона нікого не приймає." />
      </Board>
    )
  return (
    <Board title="Додати гравця">
      <div className="grid gap-4 p-4 sm:p-5 md:grid-cols-2">
        <Field label="Імʼя гравця" hint="Тут ті, хто вже входив на сайт і ще не грає в цій лізі.">
          {(control) => <SearchInput {...control} value={q} onChange={(event) => setQ(event.currentTarget.value)} />}
        </Field>
        <Field label="До категорії">
          {(control) => (
            <NativeSelect
              {...control}
              value={categoryId ?? ''}
              options={choicesOf(categories)}
              onChange={({ currentTarget: { value } }) => setCategoryId(value ? Number(value) : null)}
            />
          )}
        </Field>
        <div className="md:col-span-2">
          <FailureNote {...add.failure} />
        </div>
      </div>
      {found.status === 'loading' && <Loading />}
      {found.status === 'failed' && <ErrorState retry={found.retry} />}
      {found.status === 'ready' && found.data.length === 0 && <EmptyState text="Нікого не знайдено." />}
      {found.status === 'ready' && (
        <ul>
          {found.data.map((person) => (
            <li
              key={person.id}
              className="flex items-center justify-between gap-4 border-t border-border px-4 py-2 sm:px-5"
            >
              <span>{fullName(person)}</span>
              <Button variant="outline" loading={add.busy} onClick={() => void add.run(person.id)}>
                Додати
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Board>
  )
}
