import type { Game } from '@matchbol/core/games/game-shapes'
import { dayOf } from '../../lib/dates.ts'
import type { SessionUser } from '../../lib/session.ts'

const weekMs = 7 * 86_400_000

/** «сезон закінчується 30 листопада», from a week before on; `endsAt` is the first moment after the season. */
export function seasonEndText({ league }: Pick<Game, 'league'>, memberships: SessionUser['leagues'], now: Date) {
  const endsAt = memberships.find((it) => it.league.id === league.id)?.season.endsAt
  if (!endsAt) return undefined
  const end = new Date(endsAt)
  if (end <= now || end.getTime() - now.getTime() > weekMs) return undefined
  return `сезон закінчується ${dayOf(new Date(end.getTime() - 1), now)}`
}
