import { dayStart } from '@matchbol/core/shared/kyiv-time'
import type { PlainDate } from '@matchbol/core/shared/plain-date'
import { dayOf } from '@matchbol/text/shared/dates'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useNow } from '../../../lib/browser/use-now.ts'
import { FilterOpener } from '../../../ui/form/filter-sheet.tsx'

interface Named {
  id: number
  name: string
}

interface Props {
  sheet: string
  leagueName: string | undefined
  seasonName: string | undefined
  categoryName: string | undefined
  playerName: string | null
  q: string | undefined
  from: PlainDate | undefined
  to: PlainDate | undefined
  /** Those whom the typed name may mean. */
  found: readonly Named[]
}

/** What the list of games is narrowed to, each to be let go, and whom a typed name may mean. */
export function GameFilterChips({
  sheet,
  leagueName,
  seasonName,
  categoryName,
  playerName,
  q,
  from,
  to,
  found,
}: Props) {
  const now = useNow()
  const day = (date: PlainDate) => dayOf(dayStart(date) ?? date, now)
  return (
    <>
      <FilterOpener sheet={sheet} />
      {playerName && <Chosen of="player" what={`Гравець: ${playerName}`} title="Показати матчі всіх" onDesktop />}
      {found.length > 0 && <FoundPlayers players={found} />}
      {leagueName && <Chosen of="league" what={leagueName} title="Показати матчі всіх ліг" />}
      {seasonName && <Chosen of="season" what={seasonName} title="Показати матчі всіх сезонів" />}
      {categoryName && <Chosen of="category" what={categoryName} title="Показати матчі всіх категорій" />}
      {q && <Chosen of="q" what={`«${q}»`} title="Скинути пошук" />}
      {from && <Chosen of="from" what={`з ${day(from)}`} title="Показати й раніші матчі" />}
      {to && <Chosen of="to" what={`до ${day(to)}`} title="Показати й пізніші матчі" />}
    </>
  )
}

const without = {
  league: { league: undefined, season: undefined, category: undefined },
  season: { season: undefined },
  category: { category: undefined },
  player: { player: undefined },
  q: { q: undefined },
  from: { from: undefined },
  to: { to: undefined },
}

interface ChosenProps {
  of: keyof typeof without
  what: string
  /** What letting it go does. */
  title: string
  /** Also where the filters themselves are in sight. */
  onDesktop?: boolean
}

const Chosen = ({ of, what, title, onDesktop = false }: ChosenProps) => (
  <Link
    from="/stats/matches"
    to="."
    search={(old) => ({ ...old, ...without[of], page: undefined })}
    resetScroll={false}
    activeOptions={{ exact: true }}
    className={onDesktop ? 'chip' : 'chip phone-only'}
    aria-label={`${what}. ${title}`}
  >
    {what}
    <X size={18} aria-hidden="true" />
  </Link>
)

const FoundPlayers = ({ players }: { players: readonly Named[] }) => (
  <nav aria-label="Знайдені гравці">
    {players.map(({ id, name }) => (
      <Link
        key={id}
        from="/stats/matches"
        to="."
        search={(old) => ({ ...old, q: undefined, player: id, page: undefined })}
        resetScroll={false}
        activeOptions={{ exact: true }}
        className="chip"
      >
        {name}
      </Link>
    ))}
  </nav>
)
