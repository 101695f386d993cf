import { type PredictedResult, predictionQuality } from '@matchbol/core/ratings/prediction-quality'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import type { KeyedRow } from './import-key.ts'

const KEYS_AT_ONCE = 1000

/** How well the ratings predicted these results before they were played. */
export async function readPredictionQuality(db: Db, rows: readonly KeyedRow[]) {
  const predicted: PredictedResult[] = []
  for (let start = 0; start < rows.length; start += KEYS_AT_ONCE) {
    const keys = rows.slice(start, start + KEYS_AT_ONCE).map(({ key }) => key)
    predicted.push(...(await readPredictions(db, keys)))
  }
  return predictionQuality(predicted)
}

async function readPredictions(db: Db, keys: readonly string[]): Promise<PredictedResult[]> {
  const games = await db
    .selectFrom('games')
    .innerJoin('rating_changes as winner', (join) =>
      join.onRef('winner.game_id', '=', 'games.id').onRef('winner.user_id', '=', 'games.winner_id'),
    )
    .innerJoin('rating_changes as loser', (join) =>
      join.onRef('loser.game_id', '=', 'games.id').onRef('loser.user_id', '=', 'winner.opponent_id'),
    )
    .select(['winner.chance', 'winner.rated_games as of_winner', 'loser.rated_games as of_loser'])
    .where('games.import_key', '=', sql<string>`any(${[...keys]}::text[])`)
    .execute()
  return games.map(({ chance, of_winner, of_loser }) => ({
    winner: { chance, ratedGames: of_winner },
    loser: { ratedGames: of_loser },
  }))
}
