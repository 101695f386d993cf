interface Choosable {
  id: number
  isActive: boolean
  gamesCount: number
}

/** Open leagues before closed ones, the most played first. */
export const byLife = <League extends Choosable>(leagues: readonly League[]): League[] =>
  leagues.toSorted((x, y) => Number(y.isActive) - Number(x.isActive) || y.gamesCount - x.gamesCount || x.id - y.id)
