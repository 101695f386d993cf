import { Link } from '@tanstack/react-router'
import { useMe } from '../../../lib/session/use-session.ts'
import { RemoteIcon } from '../../../ui/picture/remote-icon.tsx'

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
          {icon && <RemoteIcon name={icon} size={18} />}
          {name} {id !== undefined && id === mine && <small>ваша</small>}
        </Link>
      ))}
    </nav>
  )
}

/** «Усі категорії» leads, but for who has one of their own. */
export function ownFirst<C extends Category>(categories: readonly C[], mine: number | undefined) {
  const all = [{ id: undefined, name: 'Усі категорії', icon: null }, ...categories]
  return all.sort((one, other) => Number(isOf(mine, other)) - Number(isOf(mine, one)))
}

const isOf = (mine: number | undefined, { id }: { id?: number | undefined }) => id !== undefined && id === mine
