import type { Game } from '@matchbol/core/games/game-shapes'
import { endsSoon } from '@matchbol/core/leagues/season-calendar'
import { dayOf } from '@matchbol/text/shared/dates'
import type { SessionUser } from '../../../lib/session/session.ts'

/** «сезон закінчується 30 листопада», from a week before it on; `endsAt` is the first moment after the season. */
export function seasonEndText({ league }: Pick<Game, 'league'>, memberships: SessionUser['leagues'], now: Date) {
  const endsAt = memberships.find((it) => it.league.id === league.id)?.season.endsAt
  if (!endsAt || !endsSoon(new Date(endsAt), now)) return undefined
  return `сезон закінчується ${dayOf(new Date(Date.parse(endsAt) - 1), now)}`
}
