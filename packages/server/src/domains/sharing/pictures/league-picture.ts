import { Refusal } from '@matchbol/core/shared/refusal'
import { playersOf } from '@matchbol/text/leagues/league'
import { points } from '@matchbol/text/shared/figures'
import { counted, plural } from '@matchbol/text/shared/plural'
import type { Db } from '../../../platform/db/client.ts'
import { leagueMemory } from '../../leagues/league-memory.ts'
import { readLeagueTable } from '../../leagues/table/league-table.ts'
import { PLACES_ON_PICTURE, type SharedLeague } from '../../leagues/table/table-picture.ts'
import { drawableOr, listed } from '../look/drawable.ts'
import { box, column, type Element, line, sizeFor } from '../look/element.ts'
import { framed, roomOf, type SharePicture, type SharingSite } from '../look/frame.ts'
import { palette } from '../look/palette.ts'
import { avatar, nameLine } from '../look/person.ts'

const NAME = 472

/** In two statements. @throws Refusal NOT_FOUND */
export async function readSharedLeague(db: Db, id: number): Promise<SharedLeague> {
  const league = await leagueMemory(db).league(id)
  if (!league) throw new Refusal('NOT_FOUND')
  const { data, meta } = await readLeagueTable(db, id, { page: 1, limit: PLACES_ON_PICTURE })
  return { league, season: data.season.name, rows: data.rows, players: meta.total }
}

/** The top of the table on a white board. */
export function leaguePicture({ league, season, rows, players }: SharedLeague, site: SharingSite): SharePicture {
  const name = drawableOr('Ліга', league.name)
  return framed(
    { site, label: listed(season, playersOf({ gender: league.gender, playersCount: players })) },
    column(
      { flexGrow: 1, justifyContent: 'space-between', paddingTop: 20 },
      line(name, {
        fontSize: sizeFor(name, roomOf(), [40, 60]),
        fontWeight: 700,
        letterSpacing: '-0.02em',
        maxWidth: roomOf(),
      }),
      column(
        { borderRadius: 16, backgroundColor: palette.board, color: palette.boardText, overflow: 'hidden' },
        ...rows.map(row),
        rows.length === 0 && box({ padding: 40, fontSize: 30 }, 'Перші ігри сезону ще попереду.'),
      ),
    ),
  )
}

const row = ({ place, player, won, points: earned }: SharedLeague['rows'][number], index: number): Element =>
  box(
    {
      height: 72,
      alignItems: 'center',
      gap: 24,
      padding: '0 32px',
      ...(index > 0 && { borderTop: `2px solid ${palette.boardEdge}` }),
    },
    box({ width: 44, justifyContent: 'flex-end', fontSize: 32, fontWeight: 700 }, String(place)),
    avatar(player, 52),
    box({ width: NAME }, nameLine(player, NAME, [28, 32], index === 0 ? 700 : 500)),
    line(counted(won, ['перемога', 'перемоги', 'перемог']), {
      width: 180,
      fontSize: 28,
      color: palette.boardMuted,
      textAlign: 'right',
    }),
    line(`${points(earned)} ${plural(earned, ['очко', 'очки', 'очок'])}`, {
      flexGrow: 1,
      fontSize: 32,
      fontWeight: 700,
      textAlign: 'right',
    }),
  )
