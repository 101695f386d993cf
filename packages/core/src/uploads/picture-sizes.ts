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

/** How large a file may be sent. */
export const MOST_IMAGE_MEGABYTES = 8
export const MOST_IMAGE_BYTES = MOST_IMAGE_MEGABYTES * 1024 * 1024

/**
 * How many pixels of each kind of file fit into 150 MB while it is drawn: a JPEG is read at the size it is drawn, so it may be any
 * phone's photo; an AVIF is held whole, twice, at 18 bytes for a pixel.
 */
export const mostPixels = { jpeg: 30_000_000, avif: 8_000_000, png: 12_500_000, gif: 12_500_000, webp: 12_500_000 }
/** A picture with no more pixels than this is taken whatever its kind. */
export const PIXELS_OF_ANY_KIND = mostPixels.avif

/** What may be sent; other kinds a browser can show are turned into one of them before. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

/** The narrowest drawing that fills a place of so many CSS pixels. */
export const widthFor = (cssWidth: number, density: number): number =>
  drawnWidths.find((width) => width >= cssWidth * density) ?? LONGEST_SIDE
