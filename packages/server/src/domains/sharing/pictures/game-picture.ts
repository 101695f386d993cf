import type { Game, GamePlayer } from '@matchbol/core/games/game-shapes'
import { boardOrder } from '@matchbol/core/games/score/side'
import { shownChange } from '@matchbol/core/ratings/shown'
import type { ShareFormat } from '@matchbol/core/sharing/picture-address'
import { formatWords } from '@matchbol/text/leagues/match-format'
import { dayOf } from '@matchbol/text/shared/dates'
import { signed } from '@matchbol/text/shared/figures'
import { placeText } from '@matchbol/text/shared/place'
import type { Db } from '../../../platform/db/client.ts'
import { readGame } from '../../games/game-row.ts'
import { readPlaces } from '../../ratings/read-ratings.ts'
import { listed } from '../look/drawable.ts'
import { box, column, type Element } from '../look/element.ts'
import { figure } from '../look/figure.ts'
import { framed, roomOf, type SharePicture, type SharingSite } from '../look/frame.ts'
import { scoreboard } from '../look/scoreboard.ts'

/** A game as its picture shows it. */
export interface SharedGame {
  game: Game
  /** In the player rating of the league now, by player. */
  places: ReadonlyMap<number, number>
}

/** In two statements. @throws Refusal NOT_FOUND, also for a game that not everybody may see */
export async function readSharedGame(db: Db, id: number): Promise<SharedGame> {
  const game = await readGame(db, id, null)
  return { game, places: await readPlaces(db, game.league.id, [game.a.id, game.b.id]) }
}

interface Drawn {
  site: SharingSite
  now: Date
  format?: ShareFormat | undefined
}

/** The scoreboard of a completed game, and under it what the winner has of it. */
export function gamePicture({ game, places }: SharedGame, { site, now, format = 'landscape' }: Drawn): SharePicture {
  const isUpright = format === 'portrait'
  const { league, kind, completedAt, place } = game
  const won = gains(game, places, isUpright ? 150 : 76)
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
function gains(game: Game, places: SharedGame['places'], size: number): Element[] {
  const winner = game[boardOrder(game)[0]]
  if (!winner.rating || game.winnerId !== winner.id) return []
  const place = placeWith(winner, places)
  return [
    figure(signed(shownChange(winner.rating)), 'до рейтингу', size),
    ...(place === undefined ? [] : [figure(placeText(place), 'місце в рейтингу ліги', size)]),
  ]
}

/** The place of a player whose rating no later game has moved: else it is not this game's. */
const placeWith = ({ id, rating, ratedGames }: GamePlayer, places: SharedGame['places']) =>
  rating && ratedGames === rating.ratedGames + 1 ? places.get(id) : undefined
