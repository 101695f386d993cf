import { counted } from './plural.ts'

export interface CountdownPart {
  value: number
  unit: string
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
/** From here on hours say more than days. */
const nearBelow = 2 * day

/** What is left of a term in the units that matter now: days, hours and minutes, or hours, minutes and seconds. */
export function countdownParts(left: number): CountdownPart[] {
  const rest = Math.max(0, left)
  const seconds = { value: Math.floor((rest % minute) / second), unit: 'с' }
  const minutes = { value: Math.floor((rest % hour) / minute), unit: 'хв' }
  if (rest < nearBelow) return [{ value: Math.floor(rest / hour), unit: 'год' }, minutes, seconds]
  return [
    { value: Math.floor(rest / day), unit: 'дн' },
    { value: Math.floor((rest % day) / hour), unit: 'год' },
    minutes,
  ]
}

/** «3 дні», «17 годин», «42 хвилини»: the greatest unit alone, for a line of text. */
export function timeLeftText(left: number): string {
  if (left <= 0) return 'строк минув'
  if (left >= nearBelow) return counted(Math.floor(left / day), ['день', 'дні', 'днів'])
  if (left >= hour) return counted(Math.floor(left / hour), ['година', 'години', 'годин'])
  return counted(Math.max(1, Math.floor(left / minute)), ['хвилина', 'хвилини', 'хвилин'])
}

/** «ще 3 дні», «ще 31 год», «ще 42 хв»: the same on a small label, where the words stand short. */
export function timeLeftShort(left: number): string {
  if (left <= 0 || left >= nearBelow) return left <= 0 ? 'строк минув' : `ще ${timeLeftText(left)}`
  const [value, unit] = left >= hour ? [left / hour, 'год'] : [Math.max(1, left / minute), 'хв']
  return `ще ${Math.floor(value)}\u00a0${unit}`
}
