import type { League } from '@matchbol/core/leagues/league-shapes'
import type { TableRow } from '@matchbol/core/leagues/table/table-shapes'
import { versionOf } from '../../../platform/version-of.ts'

/** First places that the picture of a league shows. */
export const PLACES_ON_PICTURE = 5

/** A league as its picture shows it: the first places of the running season. */
export interface SharedLeague {
  league: Pick<League, 'id' | 'name' | 'gender'>
  season: string
  rows: readonly Pick<TableRow, 'place' | 'player' | 'won' | 'points'>[]
  /** In its table. */
  players: number
}

/** Of the picture of a league: another as soon as anything that stands on it is. @param rows of the table, from the first place on */
export const leaguePictureVersion = ({ league, season, rows, players }: SharedLeague) =>
  versionOf([
    ...[league.name, league.gender, season, players],
    rows
      .slice(0, PLACES_ON_PICTURE)
      .map(({ place, player, won, points }) => [place, player.id, player.firstName, player.lastName, won, points]),
  ])
