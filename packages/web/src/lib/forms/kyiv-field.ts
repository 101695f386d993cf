import type { PlainDateTime } from '../../ui/date/plain-date.ts'

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Kyiv',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** A moment by the clock of Kyiv wherever the browser is: `2026-11-21T18:00`. */
export const toKyivField = (at: Date | string): PlainDateTime => clock.format(new Date(at)).replace(' ', 'T')

/** The moment that such a text means; undefined for another text, and in the hour that is left out when the clock goes forward. */
export function fromKyivField(text: PlainDateTime): Date | undefined {
  if (!written.test(text)) return undefined
  const wall = Date.parse(`${text}Z`)
  if (Number.isNaN(wall)) return undefined
  // near a change of the clock the first guess may take the offset of the wrong side of it
  const guess = wall - offsetAt(wall)
  const moment = new Date(wall - offsetAt(guess))
  return toKyivField(moment) === text ? moment : undefined
}

/** How far the clock of Kyiv is ahead of UTC, in milliseconds. */
const offsetAt = (at: number) => Date.parse(`${toKyivField(new Date(at))}Z`) - Math.floor(at / 60_000) * 60_000
