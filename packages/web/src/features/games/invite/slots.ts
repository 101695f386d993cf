import { SLOT_DAYS } from '@matchbol/core/games/invitation-rules'
import { DAY } from '@matchbol/core/shared/durations'
import { fromKyiv } from '@matchbol/core/shared/kyiv-time'
import type { PlainDateTime } from '@matchbol/core/shared/plain-date'

export const lastSlot = (now: Date) => new Date(now.getTime() + SLOT_DAYS * DAY)

/** What is wrong with a time by the clock of Kyiv, in a sentence; undefined for a good one. */
export function slotFault(moment: PlainDateTime, now: Date): string | undefined {
  const slot = fromKyiv(moment)
  if (!slot) return 'Такого часу немає: тієї ночі годинник переводять уперед.'
  if (slot <= now) return 'Цей час уже минув.'
  return slot > lastSlot(now) ? `Не далі ніж за ${SLOT_DAYS} днів.` : undefined
}

/** The picked times without this one, or with it, in their order: no time stands there twice. */
export const toggleSlot = (picked: readonly PlainDateTime[], slot: PlainDateTime): PlainDateTime[] =>
  picked.includes(slot) ? picked.filter((it) => it !== slot) : [...picked, slot].sort()

/** The picked times as they are sent; undefined while one of them is wrong. */
export function slotsFrom(picked: readonly PlainDateTime[], now: Date): string[] | undefined {
  if (picked.some((moment) => slotFault(moment, now))) return undefined
  return picked.flatMap((moment) => fromKyiv(moment)?.toISOString() ?? [])
}
