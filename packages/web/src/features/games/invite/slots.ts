import { SLOT_DAYS } from '@matchbol/core/games/invitation-rules'
import { DAY } from '@matchbol/core/shared/durations'
import { fromKyiv, toKyiv } from '@matchbol/core/shared/kyiv-time'
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

/** The picked times as they are sent. */
export const slotsFrom = (picked: readonly PlainDateTime[]): string[] =>
  picked.flatMap((moment) => fromKyiv(moment)?.toISOString() ?? [])

/** Whether each of the times, as they are sent, can still be proposed. */
export const areFit = (slots: readonly string[], now: Date) => !slots.some((slot) => slotFault(toKyiv(slot), now))
