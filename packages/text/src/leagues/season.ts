import { dayOf } from '../shared/dates.ts'

interface Season {
  name: string
  startsAt: string
  /** The first moment after it. */
  endsAt: string | null
}

/** «Осінь 2026, 1 вересня – 30 листопада»; «Осінь 2026, з 1 вересня» while no end is announced. */
export function seasonWords({ name, startsAt, endsAt }: Season, now: Date): string {
  const first = dayOf(startsAt, now)
  if (!endsAt) return `${name}, з\u00a0${first}`
  return `${name}, ${first} – ${dayOf(new Date(Date.parse(endsAt) - 1), now)}`
}

/** How the running season ends: by itself where an end is announced and the league lets it, else by hand. */
export const seasonEnding = ({ endsAt }: Pick<Season, 'endsAt'>, isAutomatic: boolean) =>
  endsAt && isAutomatic ? 'далі сам почнеться наступний' : 'завершується вручну'
