interface Choosable {
  id: number
  isActive: boolean
  gamesCount: number
}

/** The league that the address names; without a name the liveliest one. Undefined for one that does not exist. */
export const chooseLeague = <League extends Choosable>(leagues: readonly League[], id: number | undefined) =>
  id === undefined ? byLife(leagues)[0] : leagues.find((league) => league.id === id)

/** Open leagues before closed ones, the most played first. */
export const byLife = <League extends Choosable>(leagues: readonly League[]): League[] =>
  leagues.toSorted((x, y) => Number(y.isActive) - Number(x.isActive) || y.gamesCount - x.gamesCount || x.id - y.id)
