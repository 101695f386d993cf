import type { DomainEvent } from './domain-event.ts'

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
 * - `figures` counts over the whole site.
 * - `*` all there is.
 */
export type Tag =
  | `${'league' | 'standings' | 'games' | 'game' | 'person' | 'record'}:${number}`
  | 'leagues'
  | 'games'
  | 'people'
  | 'figures'
  | '*'

/** More than so many are not worth naming. */
const MOST_TAGS = 400

/** What is out of date once these events have happened, each once. */
export function staleTags(events: readonly DomainEvent[]): Tag[] {
  const tags = new Set(events.flatMap(tagsOf))
  return tags.size > MOST_TAGS ? ['*'] : [...tags]
}

function tagsOf(event: DomainEvent): Tag[] {
  switch (event.type) {
    case 'game.moved':
      return [`game:${event.gameId}`]
    case 'games.counted':
      return [
        ...inLeague(event.leagueId),
        `games:${event.leagueId}`,
        'games',
        ...event.changes
          .flatMap(({ before, after }) => [before, after])
          .flatMap((game): Tag[] => (game ? [`game:${game.id}`, `record:${game.a}`, `record:${game.b}`] : [])),
      ]
    case 'rating.moved':
      return [...inLeague(event.leagueId), ...(event.playerIds?.map((id): Tag => `record:${id}`) ?? [])]
    case 'membership.started':
      return [...inLeague(event.leagueId), ...event.members.map(({ personId }): Tag => `record:${personId}`)]
    case 'membership.changed':
    case 'membership.ended':
      return [...inLeague(event.leagueId), `record:${event.personId}`]
    case 'league.changed':
    case 'league.deleted':
      return [`league:${event.leagueId}`, 'leagues', ...inLeague(event.leagueId), `games:${event.leagueId}`]
    case 'season.finished':
      return [`league:${event.leagueId}`, 'leagues', ...inLeague(event.leagueId)]
    case 'people.added':
      return ['people', 'figures']
    case 'person.changed':
      return [`person:${event.personId}`, ...(event.isNamed ? (['people'] as const) : [])]
    case 'person.deleted':
    case 'person.blocked':
      return [`person:${event.personId}`, `record:${event.personId}`, 'people', 'figures']
    case 'person.photo-changed':
    case 'session.ended':
      return []
  }
}

const inLeague = (leagueId: number): Tag[] => [`standings:${leagueId}`, 'figures']
