import type { League } from '@matchbol/core/leagues/league-shapes'
import type { PageMeta } from '@matchbol/core/shared/paging'
import { playersOf } from '@matchbol/text/leagues/league'
import { counted } from '@matchbol/text/shared/plural'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ColumnDef } from '@tanstack/react-table'
import { ListPages } from '../../lib/list/list-page.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { AdminPage, Board } from '../admin-page.tsx'
import { DataTable } from '../data-table.tsx'
import { LeagueLink } from './league-links.tsx'

const columns: ColumnDef<League>[] = [
  {
    header: 'Ліга',
    cell: ({ row }) => (
      <b className="font-semibold underline underline-offset-2 [&>a]:flex [&>a]:min-h-11 [&>a]:items-center">
        <LeagueLink league={row.original} />
      </b>
    ),
  },
  { header: 'Сезон', cell: ({ row }) => row.original.activeSeason.name },
  { header: 'Гравці', cell: ({ row }) => playersOf(row.original) },
  { header: 'Зіграно', cell: ({ row }) => counted(row.original.gamesCount, ['гру', 'гри', 'ігор']) },
  {
    header: 'Стан',
    cell: ({ row }) =>
      row.original.isActive ? <Badge color="success">Відкрита</Badge> : <Badge color="neutral">Закрита</Badge>,
  },
]

const states = [
  { value: '', label: 'Усі ліги' },
  { value: 'true', label: 'Відкриті' },
  { value: 'false', label: 'Закриті' },
]

interface Props {
  leagues: League[]
  meta: PageMeta
  /** Which are shown: all, the open or the closed. */
  isActive: boolean | undefined
}

/** All leagues of the club, and the way to a new one. */
export function LeaguesPage({ leagues, meta, isActive }: Props) {
  const navigate = useNavigate()
  return (
    <AdminPage title="Ліги" subtitle="Правила, сезони, категорії та гравці кожної ліги.">
      <Board
        title="Ліги клубу"
        actions={
          <Link to="/admin/leagues/new" {...buttonLook()}>
            Заснувати лігу
          </Link>
        }
      >
        <div className="max-w-60 px-4 pt-4 sm:px-5">
          <Field label="Показати">
            {(control) => (
              <NativeSelect
                {...control}
                value={isActive === undefined ? '' : String(isActive)}
                options={states}
                onChange={({ currentTarget: { value } }) =>
                  void navigate({ to: '/admin/leagues', search: value ? { isActive: value === 'true' } : {} })
                }
              />
            )}
          </Field>
        </div>
        <DataTable rows={leagues} columns={columns} empty="Таких ліг ще немає." />
        <ListPages meta={meta} of={['ліги', 'ліг']} />
      </Board>
    </AdminPage>
  )
}
