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
