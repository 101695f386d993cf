import type { Category, League } from '@matchbol/core/leagues/league-shapes'
import { categoryLabel } from '@matchbol/text/leagues/league'
import { Link } from '@tanstack/react-router'
import type { ColumnDef } from '@tanstack/react-table'
import { useState } from 'react'
import { useApi } from '../../lib/api/use-api.ts'
import { Badge } from '../../ui/badge.tsx'
import { RemoteIcon } from '../../ui/picture/remote-icon.tsx'
import { AdminPage, Board } from '../admin-page.tsx'
import { DataTable } from '../data-table.tsx'
import { CategoryForm } from './category-form.tsx'
import { LeagueLink, LeagueNav, LeaguesLink } from './league-links.tsx'

const columns: ColumnDef<Category>[] = [
  {
    header: 'Категорія',
    cell: ({ row: { original: category } }) => (
      <Link
        to="/admin/leagues/$id/categories/$categoryId"
        params={{ id: String(category.leagueId), categoryId: String(category.id) }}
        className="flex min-h-11 items-center gap-2 font-semibold underline underline-offset-2"
      >
        {category.icon && <RemoteIcon name={category.icon} size={18} />}
        {categoryLabel(category)}
      </Link>
    ),
  },
  { header: 'Стартові бали', cell: ({ row }) => row.original.startPoints },
  {
    header: 'Стан',
    cell: ({ row }) =>
      row.original.isActive ? <Badge color="success">Відкрита</Badge> : <Badge color="neutral">Закрита</Badge>,
  },
]

/** The categories of a league, and a new one. */
export function CategoriesPage({ league, categories }: { league: League; categories: Category[] }) {
  const api = useApi()
  const [added, setAdded] = useState(0)
  return (
    <AdminPage
      title="Категорії ліги"
      crumbs={[<LeaguesLink key="leagues" />, <LeagueLink key="league" league={league} />]}
    >
      <LeagueNav league={league} />
      <Board title="Категорії">
        <DataTable rows={categories} columns={columns} empty="Категорій ще немає: у лізі всі грають разом." />
      </Board>
      <Board title="Нова категорія">
        <CategoryForm
          key={added}
          button="Додати категорію"
          done="Категорію додано"
          send={({ version: _, ...values }, { key }) =>
            api.call('POST /api/v1/categories', {
              body: { ...values, leagueId: league.id, name: values.name ?? '' },
              idempotencyKey: key,
            })
          }
          onDone={() => setAdded(added + 1)}
        />
      </Board>
    </AdminPage>
  )
}
