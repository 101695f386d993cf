import type { DomainEvent } from './domain-event.ts'
import type { Tag } from './shared/answer-tags.ts'

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
      // A correction that is followed through a league changes the card of any of its games.
      return [
        ...inLeague(event.leagueId),
        ...(event.playerIds?.map((id): Tag => `record:${id}`) ?? [`league:${event.leagueId}` as const]),
      ]
    case 'membership.started':
      return [...inLeague(event.leagueId), ...event.members.map(({ personId }): Tag => `record:${personId}`)]
    case 'membership.changed':
    case 'membership.ended':
      return [...inLeague(event.leagueId), `record:${event.personId}`]
    case 'league.changed':
    case 'league.deleted':
      return [`league:${event.leagueId}`, 'leagues', 'search', ...inLeague(event.leagueId), `games:${event.leagueId}`]
    case 'season.finished':
      return [`league:${event.leagueId}`, 'leagues', ...inLeague(event.leagueId)]
    case 'people.added':
      return ['people', 'search', 'figures']
    case 'person.changed':
      return [`person:${event.personId}`, 'search', ...(event.isNamed ? (['people'] as const) : [])]
    case 'person.deleted':
    case 'person.blocked':
      return [`person:${event.personId}`, `record:${event.personId}`, 'people', 'search', 'figures']
    case 'post.changed':
      return [`post:${event.postId}`, 'search', ...(event.isListedAnew ? (['posts'] as const) : [])]
    case 'post.published':
    case 'post.hidden':
    case 'post.deleted':
      return [`post:${event.postId}`, 'posts', 'search']
    case 'event.changed':
      return [`event:${event.eventId}`, 'search', ...(event.isMoved ? (['events'] as const) : [])]
    case 'event.published':
    case 'event.cancelled':
      return [`event:${event.eventId}`, 'events', 'search']
    case 'event.registration-moved':
      return [`event:${event.eventId}`]
    case 'faq.changed':
      return ['faq', 'search']
    case 'person.photo-changed':
    case 'ticket.moved':
    case 'session.ended':
      return []
  }
}

const inLeague = (leagueId: number): Tag[] => [`standings:${leagueId}`, 'figures']
