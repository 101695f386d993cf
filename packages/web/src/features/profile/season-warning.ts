import { endsSoon } from '@matchbol/core/leagues/season-calendar'
import { dayOf } from '@matchbol/text/shared/dates'
import { counted } from '@matchbol/text/shared/plural'

const openForms = ['незавершена гра', 'незавершені гри', 'незавершених ігор'] as const

/** «Сезон закінчується 30 листопада. У вас ще 2 незавершені гри.»: from a week before its last day, to who has some. */
export const seasonWarning = (endsAt: string | null, openGames: number, now: Date): string | undefined =>
  endsAt && openGames > 0 && endsSoon(new Date(endsAt), now)
    ? `Сезон закінчується ${dayOf(new Date(Date.parse(endsAt) - 1), now)}. У вас ще ${counted(openGames, openForms)}.`
    : undefined
