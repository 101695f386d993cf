import type { Game } from '@matchbol/core/games/game-shapes'
import { boardOrder } from '@matchbol/core/games/score/side'
import { shownChange } from '@matchbol/core/ratings/shown'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { ShareFormat } from '@matchbol/core/sharing/picture-address'
import { formatWords } from '@matchbol/text/leagues/match-format'
import { dayOf } from '@matchbol/text/shared/dates'
import { signed } from '@matchbol/text/shared/figures'
import { placeText } from '@matchbol/text/shared/place'
import type { Db } from '../../../platform/db/client.ts'
import { gameOf, selectGames } from '../../games/game-row.ts'
import { winnersPlace } from '../../ratings/read-ratings.ts'
import { listed } from '../look/drawable.ts'
import { box, column, type Element } from '../look/element.ts'
import { figure } from '../look/figure.ts'
import { framed, roomOf, type SharePicture, type SharingSite } from '../look/frame.ts'
import { scoreboard } from '../look/scoreboard.ts'

/** A game as its picture shows it. */
export interface SharedGame {
  game: Game
  /** In the player rating of the league, by this game. */
  winnersPlace: number | null
}

/** In one statement. @throws Refusal NOT_FOUND, also for a game that not everybody may see */
export async function readSharedGame(db: Db, id: number): Promise<SharedGame> {
  const row = await selectGames(db)
    .select(winnersPlace.as('winnersPlace'))
    .where('games.id', '=', id)
    .where('games.status', '=', 'COMPLETED')
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return { game: await gameOf(db, row, null), winnersPlace: row.winnersPlace }
}

interface Drawn {
  site: SharingSite
  now: Date
  format?: ShareFormat | undefined
}

/** The scoreboard of a completed game, and under it what the winner has of it. */
export function gamePicture(
  { game, winnersPlace }: SharedGame,
  { site, now, format = 'landscape' }: Drawn,
): SharePicture {
  const isUpright = format === 'portrait'
  const { league, kind, completedAt, place } = game
  const won = gains(game, winnersPlace, isUpright ? 150 : 76)
  return framed(
    { site, label: 'Результат гри', format },
    column(
      { flexGrow: 1, justifyContent: 'space-around' },
      scoreboard({
        game,
        width: roomOf(format),
        size: isUpright ? 'upright' : 'wide',
        head: listed(league.name, kind === 'FRIENDLY' && 'товариська гра'),
        foot: listed(completedAt && dayOf(completedAt, now), place, formatWords(game.format)),
      }),
      won.length > 0 && box({ gap: isUpright ? 96 : 72 }, ...won),
    ),
  )
}

/** What the winner has gained: rating points, and the place that they stand at with them. */
function gains(game: Game, place: SharedGame['winnersPlace'], size: number): Element[] {
  const winner = game[boardOrder(game)[0]]
  if (!winner.rating || game.winnerId !== winner.id) return []
  return [
    figure(signed(shownChange(winner.rating)), 'до рейтингу', size),
    ...(place === null ? [] : [figure(placeText(place), 'місце в рейтингу ліги', size)]),
  ]
}
