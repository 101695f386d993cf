import { dayOf } from '../../lib/dates.ts'

interface Season {
  name: string
  isFinished: boolean
  startsAt: string
  /** The first moment after it. */
  endsAt: string | null
}

/** «Осінь 2026, з 1 вересня по 30 листопада, далі сам почнеться наступний»; without a clock to end it, «завершується вручну». */
export function seasonWords({ name, isFinished, startsAt, endsAt }: Season, isAutomatic: boolean, now: Date): string {
  const days = [
    `з\u00a0${dayOf(startsAt, now)}`,
    ...(endsAt ? [`по\u00a0${dayOf(new Date(Date.parse(endsAt) - 1), now)}`] : []),
  ].join(' ')
  const ending = endsAt && isAutomatic ? 'далі сам почнеться наступний' : 'завершується вручну'
  return [name, days, ...(isFinished ? [] : [ending])].join(', ')
}
