import { shownPoints } from '@matchbol/core/ratings/shown'
import { numberFormatter } from '@matchbol/core/shared/formatters'

export const figure = numberFormatter('uk-UA', { maximumFractionDigits: 0 })

/** A rating or season points: whole, its thousands not set apart, as it stands in tables. */
export const points = (value: number) => String(shownPoints(value))

/** Rounded with its sign: +47, −25 (a true minus), 0. */
export function signed(change: number): string {
  const rounded = Math.round(change)
  if (rounded === 0) return '0'
  return rounded > 0 ? `+${figure(rounded)}` : `\u2212${figure(-rounded)}`
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
  decimals[digits] ??= numberFormatter('uk-UA', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return decimals[digits](value)
}
const decimals: ReturnType<typeof numberFormatter>[] = []

/** A factor without idle zeros: «1», «0,9». */
export const weight = numberFormatter('uk-UA', { maximumFractionDigits: 2 })
