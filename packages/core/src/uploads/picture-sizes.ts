/** Widths of screens for which pictures are drawn, in CSS pixels, and how many pixels of its own a screen may have to one of them. */
export const screenWidths = [320, 640, 768, 1024, 1280, 1536] as const
export const densities = [1, 2] as const

/** What a picture may be asked for by `w`, in pixels, narrowest first: each screen at each density. */
export const drawnWidths: readonly number[] = [
  ...new Set(screenWidths.flatMap((width) => densities.map((density) => width * density))),
].sort((a, b) => a - b)

/** What a picture may be asked for by `q`. */
export const qualities: readonly number[] = [50, 75, 90]
export const USUAL_QUALITY = 75

/** Neither side of a kept picture is longer, in pixels. */
export const LONGEST_SIDE = 2048

/** The narrowest drawing that fills a place of so many CSS pixels. */
export const widthFor = (cssWidth: number, density: number): number =>
  drawnWidths.find((width) => width >= cssWidth * density) ?? LONGEST_SIDE
