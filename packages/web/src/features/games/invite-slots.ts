import { fromKyivField } from '../../lib/kyiv-field.ts'

export const mostSlots = 3
const mostDaysAhead = 60
const day = 86_400_000

export const lastSlot = (now: Date) => new Date(now.getTime() + mostDaysAhead * day)

/** What is wrong with a typed time, in a sentence; undefined for a good one and for an empty field. */
export function slotFault(field: string, now: Date): string | undefined {
  if (field === '') return undefined
  const slot = fromKyivField(field)
  if (!slot) return 'Вкажіть і день, і час.'
  if (slot <= now) return 'Цей час уже минув.'
  return slot > lastSlot(now) ? `Не далі ніж за ${mostDaysAhead} днів.` : undefined
}

/** The typed times as they are sent, in order and each once; undefined while one of them is wrong. */
export function slotsFrom(fields: readonly string[], now: Date): string[] | undefined {
  if (fields.some((field) => slotFault(field, now))) return undefined
  const slots = fields.map(fromKyivField).filter((slot) => slot !== undefined)
  return [...new Set(slots.map((slot) => slot.toISOString()))].sort()
}
