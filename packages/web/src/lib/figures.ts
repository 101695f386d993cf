const whole = new Intl.NumberFormat('uk-UA', { maximumFractionDigits: 0 })

export const figure = (value: number) => whole.format(value)

/** A rating or season points: rounded, its thousands not set apart, as it stands in tables. */
export const points = (value: number) => String(Math.round(value))

/** Rounded with its sign: +47, −25 (a true minus), 0. */
export function signed(change: number): string {
  const rounded = Math.round(change)
  if (rounded === 0) return '0'
  return rounded > 0 ? `+${whole.format(rounded)}` : `\u2212${whole.format(-rounded)}`
}

/** A share from 0 to 1 as «26 %», with `digits` decimals and a space that does not break. */
export const percent = (share: number, digits = 0) => `${decimal(share * 100, digits)}\u00a0%`

/** With a decimal comma and exactly `digits` decimals. */
export const decimal = (value: number, digits: number) =>
  value.toLocaleString('uk-UA', { minimumFractionDigits: digits, maximumFractionDigits: digits })
