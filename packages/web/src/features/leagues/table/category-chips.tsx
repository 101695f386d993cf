import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useMe } from '../../../lib/session/use-session.ts'
import { useIdle } from '../../../ui/use-idle.ts'

const RemoteIcon = lazy(() =>
  import('../../../ui/picture/remote-icon.tsx').then((module) => ({ default: module.RemoteIcon })),
)

interface Category {
  id: number
  name: string
  icon: string | null
}

interface Props {
  leagueId: number
  categories: readonly Category[]
  categoryId: number | null
}

/** The tables of a league by category, each a tap away: the reader's own stands first. */
export function CategoryChips({ leagueId, categories, categoryId }: Props) {
  const mine = useMe()?.leagues.find(({ league }) => league.id === leagueId)?.category?.id
  if (categories.length === 0) return null
  return (
    <nav aria-label="Категорія">
      {ownFirst(categories, mine).map(({ id, name, icon }) => (
        <Link
          key={id ?? 'all'}
          from="/stats/leagues"
          to="."
          search={(old) => ({ ...old, category: id, page: undefined })}
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={(id ?? null) === categoryId ? 'true' : undefined}
          className="chip"
        >
          {icon && <Icon name={icon} />}
          {name} {id !== undefined && id === mine && <small>ваша</small>}
        </Link>
      ))}
    </nav>
  )
}

/** Decoration, which comes last of all: its place is held from the beginning. */
function Icon({ name }: { name: string }) {
  const place = <span className="size-4.5 flex-none" />
  return useIdle() ? (
    <Suspense fallback={place}>
      <RemoteIcon name={name} size={18} />
    </Suspense>
  ) : (
    place
  )
}

/** «Усі категорії» leads, but for who has one of their own. */
export function ownFirst<C extends Category>(categories: readonly C[], mine: number | undefined) {
  const all = [{ id: undefined, name: 'Усі категорії', icon: null }, ...categories]
  return all.sort((one, other) => Number(isOf(mine, other)) - Number(isOf(mine, one)))
}

const isOf = (mine: number | undefined, { id }: { id?: number | undefined }) => id !== undefined && id === mine
