import { loadSharp } from '../../domains/uploads/load-sharp.ts'

const courts = {
  hard: { around: '#14532d', within: '#1d4ed8' },
  clay: { around: '#7c2d12', within: '#c2410c' },
  grass: { around: '#14532d', within: '#15803d' },
  night: { around: '#0f172a', within: '#1e3a5f' },
} as const

/** What lies under the ball on a cover, and where it flies: from which side, and how high. */
export interface Court {
  surface: keyof typeof courts
  from: 'left' | 'right'
  /** From 0, along the net, to 1, a lob. */
  height: number
}

/** A cover for an article of the demo, drawn: a court from behind, and the way of a ball. The same court gives the same bytes. */
export async function drawCover(court: Court): Promise<Uint8Array> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(coverOf(court)))
    .png({ palette: true })
    .toBuffer()
}

function coverOf({ surface, from, height }: Court): string {
  const { around, within } = courts[surface]
  const top = 300 - 280 * height
  const [start, end] = from === 'left' ? [170, 940] : [1030, 260]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675" width="1200" height="675">
    <rect width="1200" height="675" fill="${around}"/>
    <path d="M60 675 380 210H820L1140 675Z" fill="${within}"/>
    <g fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linejoin="round">
      <path d="M60 675 380 210H820L1140 675M166 675 437 210M1034 675 763 210M311 437H889M600 437V262M424 262H776"/>
    </g>
    <path d="M250 350H950V306H250Z" fill="#000" fill-opacity=".25"/>
    <path d="M250 306H950" stroke="#fff" stroke-width="9"/>
    <path d="M${start} 560Q600 ${top} ${end} 330" fill="none" stroke="#e3f65c" stroke-opacity=".7" stroke-width="6" stroke-dasharray="4 20" stroke-linecap="round"/>
    <circle cx="${start}" cy="560" r="46" fill="#e3f65c"/>
    <path d="M${start - 40} 538Q${start} 566 ${start - 12} 604" fill="none" stroke="#fff" stroke-width="6"/>
  </svg>`
}
