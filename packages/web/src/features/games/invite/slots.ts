import { SLOT_DAYS } from '@matchbol/core/games/invitation-rules'
import { fromKyivField } from '../../../lib/forms/kyiv-field.ts'
import type { PlainDateTime } from '../../../ui/date/plain-date.ts'

const day = 86_400_000

export const lastSlot = (now: Date) => new Date(now.getTime() + SLOT_DAYS * day)

/** What is wrong with a time by the clock of Kyiv, in a sentence; undefined for a good one. */
export function slotFault(moment: PlainDateTime, now: Date): string | undefined {
  const slot = fromKyivField(moment)
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
  return picked.flatMap((moment) => fromKyivField(moment)?.toISOString() ?? [])
}
