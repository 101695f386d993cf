import type { League } from '@matchbol/core/leagues/league-shapes'
import { playersOf } from '@matchbol/text/leagues/league'
import { cityBeside } from '@matchbol/text/leagues/league-label'
import { seasonEnding, seasonWords } from '@matchbol/text/leagues/season'
import { counted } from '@matchbol/text/shared/plural'
import { useNow } from '../../lib/browser/use-now.ts'
import { ShareButton } from '../../lib/share/share-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { LeagueWayIn } from './join/way-in.tsx'

interface Props {
  league: Pick<
    League,
    'id' | 'name' | 'city' | 'gender' | 'isActive' | 'autoNextSeason' | 'playersCount' | 'gamesCount'
  >
  season: { name: string; isFinished: boolean; startsAt: string; endsAt: string | null }
  /** None where the page shows other places than the picture: then networks are told of no picture here either. */
  pictureVersion: string | null
}

/** Which league and season the table under it is of; on a phone the chips above have named the league. */
export function LeagueSummary({ league, season, pictureVersion }: Props) {
  const now = useNow()
  const city = cityBeside(league)
  return (
    <div className="grid gap-2 border-b border-border p-5 max-md:gap-1 max-md:px-4 max-md:py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-xl max-md:sr-only">{league.name}</h2>
        <Badge color={season.isFinished ? 'neutral' : 'success'}>
          {season.isFinished ? 'Сезон завершено' : 'Сезон триває'}
        </Badge>
        {!league.isActive && <Badge color="warning">Ліга закрита</Badge>}
        <span className="ml-auto flex items-center gap-2 max-md:-my-2.5">
          <LeagueWayIn league={league} />
          <ShareButton
            kind="league"
            id={league.id}
            version={pictureVersion ?? league.gamesCount}
            title={league.name}
            look={quiet}
          />
        </span>
      </div>
      <p className="text-muted max-md:text-sm">
        {seasonWords(season, now)}
        {!season.isFinished && `, ${seasonEnding(season, league.autoNextSeason)}`}
        <span className="max-md:hidden">
          {city && ` · ${city}`} · {playersOf(league)} ·{' '}
          {counted(league.gamesCount, ['зіграна гра', 'зіграні гри', 'зіграних ігор'])} за весь час
        </span>
      </p>
    </div>
  )
}

const quiet = { variant: 'ghost' } as const
