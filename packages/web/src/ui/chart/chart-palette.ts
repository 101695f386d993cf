/** Specification §9: the seven colours of charts, as CSS reads them: for the light theme, and for the dark one. */
export const palette = [
  'light-dark(oklch(0.527 0.154 150), oklch(0.76 0.16 152))',
  'light-dark(oklch(0.52 0.2 262), oklch(0.74 0.12 255))',
  'light-dark(oklch(0.6 0.13 65), oklch(0.84 0.14 85))',
  'light-dark(oklch(0.55 0.21 27), oklch(0.73 0.16 22))',
  'light-dark(oklch(0.56 0.1 215), oklch(0.8 0.1 210))',
  'light-dark(oklch(0.52 0.21 305), oklch(0.77 0.13 308))',
  'light-dark(oklch(0.5 0.035 257), oklch(0.72 0.025 220))',
] as const

/** Which colour a series has: by its place, after the seventh anew from the first; the grey one where it is quiet. */
export const toneOf = ({ isQuiet = false }: { isQuiet?: boolean }, index: number): number =>
  (isQuiet ? -1 : index) % palette.length

export const colourOf = (series: { isQuiet?: boolean }, index: number): string =>
  palette.at(toneOf(series, index)) ?? palette[0]
