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
export interface Contender extends Omit<Tally, 'form'> {
  id: number
  rating: number | null
  nameRank: number
}

export interface Ranked<Player> {
  player: Player
  /** Why this one stands above the next; null for the last, and where nothing but the id sets two apart. */
  above: Criterion | null
}

/** Among more who are tied on points and wins, meetings tell too little, and head-to-head is left out. */
export const MOST_IN_HEAD_TO_HEAD = 32

/**
 * Orders a table: by points, then by wins. Of those tied on both, the first criterion on which they differ takes out only
 * the best by it; they, and apart from them the rest, begin again at head-to-head among themselves, so that it always
 * counts only the meetings of those still tied. Among more than 32 tied on both, the criteria without head-to-head follow
 * one another. Those who have not played follow by name.
 */
export const rank = <Player extends Contender>(players: readonly Player[]): Ranked<Player>[] => {
  const ordered = tiedGroups(players.toSorted(inOrder)).flatMap((tied) =>
    countsMeetings(tied) ? untie(tied) : tied.map((player) => ({ player, above: null })),
  )
  return ordered.map(({ player, above }, index) => {
    const next = ordered[index + 1]?.player
    return { player, above: above ?? (next ? firstDifference(player, next) : null) }
  })
}

/** Whether their meetings decide between those tied on points and wins: they are more than one, and not too many. */
export const countsMeetings = (tied: readonly Pick<Tally, 'played'>[]): boolean =>
  tied.length > 1 && tied.length <= MOST_IN_HEAD_TO_HEAD && tied.every(hasPlayed)

/** Those who follow one another with the same points and wins; who has not played is tied with nobody who has. */
export const tiedGroups = <Row extends Pick<Tally, 'points' | 'won' | 'played'>>(rows: readonly Row[]): Row[][] => {
  const groups: Row[][] = []
  for (const row of rows) {
    const tied = groups.at(-1)
    const [first] = tied ?? []
    const isTied = first?.points === row.points && first.won === row.won && hasPlayed(first) === hasPlayed(row)
    if (tied && isTied) tied.push(row)
    else groups.push([row])
  }
  return groups
}

const hasPlayed = ({ played }: Pick<Tally, 'played'>) => played > 0

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
    const values = criterion === 'head-to-head' ? pointsAmong(tied) : tied.map(measures[criterion])
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

/** Season points that each of the tied took from the others of them. */
const pointsAmong = (tied: readonly Contender[]): number[] => {
  const ids = new Set(tied.map((player) => player.id))
  return tied.map((player) => {
    let points = 0
    for (const [opponentId, taken] of player.pointsAgainst) if (ids.has(opponentId)) points += taken
    return points
  })
}

const share = (won: number, lost: number) => (won + lost === 0 ? 0 : won / (won + lost))

/** What each has by themselves, the greater the better. */
const measures: Record<Exclude<Criterion, 'head-to-head'>, (player: Contender) => number> = {
  points: (player) => player.points,
  wins: (player) => player.won,
  sets: (player) => share(player.setsWon, player.setsLost),
  games: (player) => share(player.gamesWon, player.gamesLost),
  walkovers: (player) => -player.ownWalkovers,
  played: (player) => player.played,
  rating: (player) => player.rating ?? Number.NEGATIVE_INFINITY,
  name: (player) => -player.nameRank,
}

const firstDifference = (x: Contender, y: Contender): Criterion | null => {
  if (hasPlayed(x) && !hasPlayed(y)) return x.points > y.points ? 'points' : 'played'
  if (!hasPlayed(x)) return x.nameRank === y.nameRank ? null : 'name'
  return (
    criteria.find((criterion) => criterion !== 'head-to-head' && measures[criterion](x) !== measures[criterion](y)) ??
    null
  )
}

/** By every criterion but head-to-head; those whom nothing sets apart by their ids. */
const inOrder = (x: Contender, y: Contender): number => {
  if (hasPlayed(x) !== hasPlayed(y)) return hasPlayed(x) ? -1 : 1
  const criterion = firstDifference(x, y)
  if (criterion === null || criterion === 'head-to-head') return x.id - y.id
  return measures[criterion](x) > measures[criterion](y) ? -1 : 1
}
