const rules = new Intl.PluralRules('uk-UA')
const numbers = new Intl.NumberFormat('uk-UA')

/** `plural(5, ['гра', 'гри', 'ігор'])` is «ігор»; a fraction takes the second form, as Ukrainian does. */
export function plural(count: number, [one, few, many]: readonly [string, string, string]): string {
  const form = rules.select(count)
  if (form === 'one') return one
  return form === 'many' ? many : few
}

/** `counted(5, ['гра', 'гри', 'ігор'])` is «5 ігор» with a space that does not break. */
export const counted = (count: number, forms: readonly [string, string, string]) =>
  `${numbers.format(count)}\u00a0${plural(count, forms)}`
