import type { League } from '@matchbol/core/leagues/league-shapes'
import { playersOf } from '../../lib/league-words.ts'
import { counted } from '../../lib/plural.ts'
import { useNow } from '../../lib/use-now.ts'
import { Badge } from '../../ui/badge.tsx'
import { seasonWords } from './season-words.ts'

interface Props {
  league: Pick<
    League,
    'name' | 'city' | 'gender' | 'isActive' | 'autoNextSeason' | 'description' | 'playersCount' | 'gamesCount'
  >
  season: { name: string; isFinished: boolean; startsAt: string; endsAt: string | null }
}

/** Which league and season the table under it is of. */
export function LeagueSummary({ league, season }: Props) {
  const now = useNow()
  return (
    <div className="grid gap-2 border-b border-border p-5 max-md:px-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-xl">{league.name}</h2>
        <Badge color={season.isFinished ? 'neutral' : 'success'}>
          {season.isFinished ? 'Сезон завершено' : 'Сезон триває'}
        </Badge>
        {!league.isActive && <Badge color="warning">Ліга закрита</Badge>}
      </div>
      <p className="text-muted">
        {seasonWords(season, league.autoNextSeason, now)}
        {league.city && ` · ${league.city}`} · {playersOf(league)} ·{' '}
        {counted(league.gamesCount, ['зіграна гра', 'зіграні гри', 'зіграних ігор'])}
      </p>
      {league.description && <p>{league.description}</p>}
    </div>
  )
}
