/** Where a key stands. */
export interface Place {
  x: number
  y: number
}

const directions: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** How much a step aside weighs against a step ahead: along the row or column first. */
const asideWeighs = 3

/** Which of the places an arrow key leads to from one of them: the nearest that way. Undefined at the edge, and for other keys. */
export function placeTowards(key: string, places: readonly Place[], from: number): number | undefined {
  const way = directions[key]
  const here = places[from]
  if (!way || !here) return undefined
  const [nearest] = places
    .map(({ x, y }, index) => {
      const [dx, dy] = [x - here.x, y - here.y]
      const ahead = dx * way.x + dy * way.y
      const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x)
      return { index, ahead, distance: ahead + aside * asideWeighs }
    })
    .filter(({ ahead }) => ahead > 0)
    .sort((one, other) => one.distance - other.distance)
  return nearest?.index
}
