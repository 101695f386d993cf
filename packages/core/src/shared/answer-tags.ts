/**
 * What an answer was made from, as far as it can change. An answer that is kept carries a tag for each, and is dropped by the
 * events that name one of them.
 *
 * - `league:5` what a league says of itself: name, rules, categories, seasons. `leagues`: any of them.
 * - `standings:5` who plays in a league and how they stand: members, table, ratings, figures.
 * - `games:5` the completed games of a league. `games`: those of all.
 * - `game:9` one game.
 * - `person:7` who somebody is beside others: name and photo. `people`: the names by which lists are searched and ordered.
 * - `record:7` what somebody has played, and where.
 * - `post:4` one article of the blog. `posts`: which are public, under which tags.
 * - `event:2` one event, with how many have registered. `events`: which are public, and when.
 * - `faq` the answers of the FAQ.
 * - `figures` counts over the whole site.
 * - `search` what is found on the site by words, and how it is called.
 * - `*` all there is.
 */
export type Tag = `${Kind}:${number}` | General | '*'
type Kind = 'league' | 'standings' | 'games' | 'game' | 'person' | 'record' | 'post' | 'event'
type General = 'leagues' | 'games' | 'people' | 'posts' | 'events' | 'faq' | 'search' | 'figures'

/**
 * Of an endpoint whose answer is the same for everybody, what it is made from: tags whose number is a parameter of the call,
 * `record:{id}`; of several, the first whose parameter is given, `['games:{leagueId}', 'games']`; `search?{q}` only where that
 * parameter is given; `standings:*` and `record:*` of each league and of each person that the answer shows, `standings:* by place` only
 * where `place` of the answer is not null. The people, leagues,
 * games, articles and events that the answer shows are found in it by themselves.
 */
export type MadeFrom = readonly (Source | readonly Source[])[]
type Source =
  | `${Kind}:{${string}}`
  | `${General}?{${string}}`
  | General
  | 'standings:*'
  | `standings:* by ${string}`
  | 'record:*'

const BY = 'standings:* by '

/**
 * The tags of an answer.
 * @param asked parameters of the call, of its path and of its query
 * @param data as it is sent
 */
export function tagsOfAnswer(madeFrom: MadeFrom, asked: Readonly<Record<string, unknown>>, data: unknown): Tag[] {
  const shown = new Set<Tag>()
  collectShown(data, shown)
  const named = madeFrom.flatMap((source): Tag[] => {
    if (source === 'standings:*') return renamed(shown, 'league', 'standings')
    if (source === 'record:*') return renamed(shown, 'person', 'record')
    if (typeof source === 'string' && source.startsWith(BY))
      return Object(data)[source.slice(BY.length)] === null ? [] : renamed(shown, 'league', 'standings')
    const alternatives: readonly Source[] = typeof source === 'string' ? [source] : source
    return alternatives.flatMap((one) => tagOf(one, asked) ?? []).slice(0, 1)
  })
  return [...new Set([...named, ...shown])]
}

const renamed = (tags: ReadonlySet<Tag>, from: Kind, to: Kind) =>
  [...tags].flatMap((tag): Tag | [] => (tag.startsWith(`${from}:`) ? (tag.replace(from, to) as Tag) : []))

function tagOf(source: Source, asked: Readonly<Record<string, unknown>>): Tag | undefined {
  const [, kind, sign, name = ''] = /^(\w+)([:?])\{(\w+)\}$/.exec(source) ?? []
  if (!kind) return source as General
  if (sign === '?') return asked[name] === undefined ? undefined : (kind as General)
  return typeof asked[name] === 'number' ? (`${kind}:${asked[name]}` as Tag) : undefined
}

/** Who carries a first name is a person; what is said of a league or of a game with its players is one; an article has a title and an address, an event a title and a time. */
function collectShown(value: unknown, shown: Set<Tag>) {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) addNamed(value as Record<string, unknown>, shown)
  for (const part of Array.isArray(value) ? value : Object.values(value))
    if (typeof part === 'object') collectShown(part, shown) // most are texts and numbers: no call for each
}

function addNamed(
  { id, firstName, gameId, leagueId, league, a, b, slug, title, startsAt }: Record<string, unknown>,
  shown: Set<Tag>,
) {
  if (typeof id === 'number' && firstName !== undefined) shown.add(`person:${id}`)
  if (typeof id === 'number' && league && a && b) {
    shown.add(`game:${id}`)
    for (const player of [a, b]) shown.add(`record:${(player as { id: number }).id}`) // their present strength stands beside them
  }
  if (typeof id === 'number' && slug !== undefined && title !== undefined) shown.add(`post:${id}`)
  if (typeof id === 'number' && startsAt !== undefined && title !== undefined) shown.add(`event:${id}`)
  if (typeof gameId === 'number') shown.add(`game:${gameId}`)
  if (typeof leagueId === 'number') shown.add(`league:${leagueId}`)
  if (typeof league === 'object' && league !== null && 'id' in league) shown.add(`league:${Number(league.id)}`)
}
