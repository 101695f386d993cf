const kyiv = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Kyiv', year: 'numeric', month: '2-digit' })

/** The month of Kyiv's calendar in which a moment lies, `2026-11`. */
export function kyivMonth(at: Date): string {
  const parts = Object.fromEntries(kyiv.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}`
}

/** So many months of Kyiv's calendar up to the present one, which is the last. */
export function monthsUpTo(now: Date, count: number): string[] {
  const [year = 0, month = 0] = kyivMonth(now).split('-').map(Number)
  return Array.from({ length: count }, (_, index) => monthText(year * 12 + month - count + index))
}

/** By the number of whole months since the beginning of the year 0. */
const monthText = (number: number) =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`
