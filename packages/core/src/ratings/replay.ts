import type { Standing } from './chance.ts'
import { type Margin, type RatingStep, rateGame } from './rating.ts'

/** The frozen inputs of one rated game. */
export interface RatedGame<Id> extends Margin {
  winnerId: Id
  loserId: Id
  formatWeight: number
}

export interface ReplayedGame<Game> {
  game: Game
  winner: RatingStep
  loser: RatingStep
}

export interface Replay<Id, Game> {
  steps: ReplayedGame<Game>[]
  standings: Map<Id, Standing>
}

/**
 * Plays a league's rated games again. They come in their sequence order, the order in which they became COMPLETED.
 * `startPoints` is asked once per player, at their first game, with that game. `from` continues a replay that stopped:
 * a correction replays only from the corrected game on.
 * @throws RangeError as `rateGame` does.
 */
export const replayRatings = <Id, Game extends RatedGame<Id>>(
  games: Iterable<Game & RatedGame<Id>>,
  startPoints: (playerId: Id, firstGame: Game) => number,
  from: ReadonlyMap<Id, Standing> = new Map(),
): Replay<Id, Game> => {
  const standings = new Map(from)
  const steps: ReplayedGame<Game>[] = []
  for (const game of games) {
    const { winnerId, loserId, formatWeight, gamesWonByWinner, gamesTotal } = game
    const winner = standings.get(winnerId) ?? { points: startPoints(winnerId, game), games: 0 }
    const loser = standings.get(loserId) ?? { points: startPoints(loserId, game), games: 0 }
    const moved = rateGame({ winner, loser, formatWeight, gamesWonByWinner, gamesTotal })
    standings.set(winnerId, { points: moved.winner.after, games: winner.games + 1 })
    standings.set(loserId, { points: moved.loser.after, games: loser.games + 1 })
    steps.push({ game, ...moved })
  }
  return { steps, standings }
}
