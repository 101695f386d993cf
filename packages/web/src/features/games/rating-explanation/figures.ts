/** A factor such as F without idle zeros: «1», «0,9». */
export const weight = (value: number) => value.toLocaleString('uk-UA', { maximumFractionDigits: 2 })
