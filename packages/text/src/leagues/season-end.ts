import { endsSoon } from '@matchbol/core/leagues/season-calendar'
import { dayOf } from '../shared/dates.ts'
import { counted } from '../shared/plural.ts'

const openForms = ['незавершена гра', 'незавершені гри', 'незавершених ігор'] as const

/** «сезон закінчується 30 листопада», from a week before it on; `endsAt` is the first moment after the season. */
export const seasonEndText = (endsAt: string | null | undefined, now: Date): string | undefined =>
  endsAt && endsSoon(new Date(endsAt), now)
    ? `сезон закінчується ${dayOf(new Date(Date.parse(endsAt) - 1), now)}`
    : undefined

/** «Сезон закінчується 30 листопада. У вас ще 2 незавершені гри.»: from a week before its last day, to who has some. */
export function seasonWarning(endsAt: string | null, openGames: number, now: Date): string | undefined {
  const end = openGames > 0 ? seasonEndText(endsAt, now) : undefined
  return end && `С${end.slice(1)}. У вас ще ${counted(openGames, openForms)}.`
}
