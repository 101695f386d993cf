import { pictureSize } from './picture-address.ts'
import { densities, drawnWidths, widthFor } from './picture-sizes.ts'

/** The drawings of a picture among which the browser chooses by width, up to the picture as it was kept. */
export function widthSet(url: string): string {
  const kept = pictureSize(url)
  const narrower = drawnWidths.filter((width) => !kept || width < kept.width)
  const drawings = narrower.map((width) => `${url}?w=${width} ${width}w`)
  return [...drawings, ...(kept ? [`${url} ${kept.width}w`] : [])].join(', ')
}

/** The drawings for a place of a fixed width, among which the browser chooses by the density of its screen. */
export const densitySet = (url: string, cssWidth: number): string =>
  densities.map((density) => `${url}?w=${widthFor(cssWidth, density)} ${density}x`).join(', ')
