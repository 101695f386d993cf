const most = 6
/** A comma or the like, but not within «…». */
const between = /[,;\n](?![^«]*»)/

/** The courts that two players have named, those of both first, then the other's, each once. */
export function placeChoices(mine: string | null, theirs: string | null): { common: string | null; places: string[] } {
  const [own, other] = [namesIn(mine), namesIn(theirs)]
  const isIn = (names: readonly string[]) => (name: string) => names.some((it) => folded(it) === folded(name))
  const common = other.filter(isIn(own))
  const all = [...common, ...other, ...own]
  const places = all.filter((name, index) => all.findIndex((it) => folded(it) === folded(name)) === index)
  return { common: common[0] ?? null, places: places.slice(0, most) }
}

const namesIn = (text: string | null) => (text ?? '').split(between).flatMap((name) => name.trim() || [])
const folded = (name: string) => name.toLocaleLowerCase('uk')
