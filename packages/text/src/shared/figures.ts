import { shownPoints } from '@matchbol/core/ratings/shown'

const whole = new Intl.NumberFormat('uk-UA', { maximumFractionDigits: 0 })

export const figure = (value: number) => whole.format(value)

/** A rating or season points: whole, its thousands not set apart, as it stands in tables. */
export const points = (value: number) => String(shownPoints(value))

/** Rounded with its sign: +47, −25 (a true minus), 0. */
export function signed(change: number): string {
  const rounded = Math.round(change)
  if (rounded === 0) return '0'
  return rounded > 0 ? `+${whole.format(rounded)}` : `\u2212${whole.format(-rounded)}`
}

/** With its sign and all its hundredths: «+46,52», «−28,59». */
export const signedInFull = (change: number) => `${change < 0 ? '\u2212' : '+'}${decimal(Math.abs(change), 2)}`

/** The chances of two players in whole percents, which are a hundred together: «33 %», «67 %». */
export function chances(first: number): [string, string] {
  const hundredths = Math.round(first * 100)
  return [percent(hundredths / 100), percent((100 - hundredths) / 100)]
}

/** A share from 0 to 1 as «26 %», with `digits` decimals and a space that does not break. */
export const percent = (share: number, digits = 0) => `${decimal(share * 100, digits)}\u00a0%`

/** With a decimal comma and exactly `digits` decimals. */
export function decimal(value: number, digits: number) {
  decimals[digits] ??= new Intl.NumberFormat('uk-UA', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return decimals[digits].format(value)
}
const decimals: Intl.NumberFormat[] = []

/** A factor without idle zeros: «1», «0,9». */
export const weight = (value: number) => factors.format(value)
const factors = new Intl.NumberFormat('uk-UA', { maximumFractionDigits: 2 })
