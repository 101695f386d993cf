import { numberFormatter } from '@matchbol/core/shared/formatters'

const rules = new Intl.PluralRules('uk-UA')
const number = numberFormatter('uk-UA')

/** `plural(5, ['гра', 'гри', 'ігор'])` is «ігор»; a fraction takes the second form, as Ukrainian does. */
export function plural(count: number, [one, few, many]: readonly [string, string, string]): string {
  const form = rules.select(count)
  if (form === 'one') return one
  return form === 'many' ? many : few
}

/** `counted(5, ['гра', 'гри', 'ігор'])` is «5 ігор» with a space that does not break. */
export const counted = (count: number, forms: readonly [string, string, string]) =>
  `${whole(count)}\u00a0${plural(count, forms)}`

/** Most counts are a few figures, which need no formatter: it takes some twenty times as long. */
const whole = (count: number) => (isPlain(count) ? String(count) : number(count))
const isPlain = (count: number) => Number.isInteger(count) && count >= 0 && count < 1000
