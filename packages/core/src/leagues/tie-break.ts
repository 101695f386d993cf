import type { Tally } from './tally.ts'

/** What decides between two rows of the table, strongest first. */
export const criteria = [
  'points',
  'wins',
  'head-to-head',
  'sets',
  'games',
  'walkovers',
  'played',
  'rating',
  'name',
] as const
export type Criterion = (typeof criteria)[number]

/** One who stands in the table; `nameRank` is the place in the alphabet, equal for equal names. */
export interface Contender extends Tally {
  id: number
  rating: number | null
  nameRank: number
}

export interface Ranked<Player> {
  player: Player
  /** Why this one stands above the next; null for the last, and where nothing but the id sets two apart. */
  above: Criterion | null
}

/**
 * Orders a table. The first criterion on which the tied differ takes out only those who are best by it; they, and apart
 * from them the rest, begin again from the top among themselves, so that head-to-head always counts only the meetings
 * of those still tied. (Points and wins cannot differ again, so in effect both begin again at head-to-head.)
 */
export const rank = <Player extends Contender>(players: readonly Player[]): Ranked<Player>[] =>
  untie(players.toSorted((x, y) => x.id - y.id))

const untie = <Player extends Contender>(tied: readonly Player[]): Ranked<Player>[] => {
  const ranked: Ranked<Player>[] = []
  let rest = tied
  while (rest.length > 1) {
    const split = takeBest(rest)
    ranked.push(...untie(split.best))
    const lowest = ranked.at(-1)
    if (lowest) lowest.above = split.criterion
    rest = split.rest
  }
  for (const player of rest) ranked.push({ player, above: null })
  return ranked
}

const takeBest = <Player extends Contender>(tied: readonly Player[]) => {
  for (const criterion of criteria) {
    const values = measures[criterion](tied)
    const top = values.reduce((x, y) => Math.max(x, y))
    if (values.every((value) => value === top)) continue
    return {
      criterion,
      best: tied.filter((_, index) => values[index] === top),
      rest: tied.filter((_, index) => values[index] !== top),
    }
  }
  return { criterion: null, best: tied.slice(0, 1), rest: tied.slice(1) }
}

/** A number per player of the tied, the greater the better. */
type Measure = (tied: readonly Contender[]) => number[]

const each =
  (measure: (player: Contender) => number): Measure =>
  (tied) =>
    tied.map(measure)

const share = (won: number, lost: number) => (won + lost === 0 ? 0 : won / (won + lost))

const pointsAmong: Measure = (tied) => {
  const ids = new Set(tied.map((player) => player.id))
  return tied.map((player) => {
    let points = 0
    for (const [opponentId, taken] of player.pointsAgainst) if (ids.has(opponentId)) points += taken
    return points
  })
}

const measures: Record<Criterion, Measure> = {
  points: each((player) => player.points),
  wins: each((player) => player.won),
  'head-to-head': pointsAmong,
  sets: each((player) => share(player.setsWon, player.setsLost)),
  games: each((player) => share(player.gamesWon, player.gamesLost)),
  walkovers: each((player) => -player.ownWalkovers),
  played: each((player) => player.played),
  rating: each((player) => player.rating ?? Number.NEGATIVE_INFINITY),
  name: each((player) => -player.nameRank),
}
