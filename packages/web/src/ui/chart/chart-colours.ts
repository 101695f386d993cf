import type { ChartColours } from './chart-options.ts'
import { palette } from './chart-palette.ts'

/** The colours that the theme gives an element at this moment, written as every canvas understands them. */
export function readColours(element: HTMLElement): ChartColours {
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const read = (colour: string) => {
    element.style.color = colour
    return paint(pixel, getComputedStyle(element).color)
  }
  return {
    text: read('var(--text)'),
    muted: read('var(--text-muted)'),
    border: read('var(--border)'),
    surface: read('var(--surface)'),
    series: palette.map(read),
  }
}

/** Chart.js reckons with colours and does not know `oklch`; a pixel painted with one is red, green and blue. */
function paint(pixel: CanvasRenderingContext2D | null, colour: string): string {
  if (!pixel) return colour
  pixel.fillStyle = colour
  pixel.fillRect(0, 0, 1, 1)
  const [red, green, blue] = pixel.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
