import { type ShareFormat, shareSizes } from '@matchbol/core/sharing/picture-address'
import type { Config } from '../../../platform/config.ts'
import { box, column, drawing, type Element, line, shape } from './element.ts'
import { palette } from './palette.ts'

/** Whose pictures they are: the name of the site, and the address that people know. */
export interface SharingSite {
  name: string
  /** Without a scheme; empty where the server does not know it. */
  host: string
}

export const sharingSite = ({ SITE_NAME, PUBLIC_URL }: Pick<Config, 'SITE_NAME' | 'PUBLIC_URL'>): SharingSite => ({
  name: SITE_NAME,
  host: PUBLIC_URL ? new URL(PUBLIC_URL).host : '',
})

/** A picture to be drawn: its size in pixels, and what stands on it. */
export interface SharePicture {
  width: number
  height: number
  tree: Element
}

interface Framed {
  site: SharingSite
  /** What the picture is of, in the upper corner. */
  label: string
  format?: ShareFormat
}

/** The dark ground with the lines of a court, the site above, and the content under it. */
export function framed({ site, label, format = 'landscape' }: Framed, ...content: readonly Element[]): SharePicture {
  const { width, height } = shareSizes[format]
  return {
    width,
    height,
    tree: column(
      {
        position: 'relative',
        width,
        height,
        padding: `${margins.block}px ${margins.inline}px`,
        backgroundColor: palette.court,
        color: palette.onCourt,
        fontFamily: 'Cyrillic, Latin, Latin extended',
        fontWeight: 500,
        letterSpacing: '-0.01em',
      },
      courtLines(width, height),
      box({ justifyContent: 'space-between', alignItems: 'center', gap: 32 }, mark(site), line(label, labelStyle)),
      ...content,
    ),
  }
}

const margins = { block: 40, inline: 64 }

/** How wide what stands on a picture may be. */
export const roomOf = (format: ShareFormat = 'landscape') => shareSizes[format].width - 2 * margins.inline

const labelStyle = { fontSize: 26, color: palette.onCourtMuted }

/** The logo, the name of the site, and where it is. */
const mark = ({ name, host }: SharingSite) =>
  box(
    { alignItems: 'center', gap: 16, flexShrink: 0 },
    logo,
    line(name, { fontSize: 36, fontWeight: 700, letterSpacing: '-0.02em', maxWidth: 480 }),
    host !== '' && line(host, { ...labelStyle, maxWidth: 360 }),
  )

/** As `web/public/favicon.svg` has it. */
const logo = drawing(
  { width: 48, height: 48 },
  '0 0 30 30',
  shape('rect', { width: 30, height: 30, rx: 7, fill: palette.court }),
  shape('path', { d: 'M4 20.5h13.5V4', stroke: '#fff', 'stroke-width': 2, fill: 'none' }),
  shape('rect', { x: 4, y: 4, width: 22, height: 22, rx: 4, stroke: '#fff', 'stroke-width': 2, fill: 'none' }),
  shape('circle', { cx: 20, cy: 18, r: 5.2, fill: palette.ball, stroke: palette.court, 'stroke-width': 2 }),
)

/** The plan of a court behind everything, faint: the sidelines of doubles and singles at both edges, and the net between the players. */
const courtLines = (width: number, height: number) => {
  const upright = [14, 44, width - 44, width - 14].map((x) => `M${x} 0V${height}`).join('')
  return box(
    { position: 'absolute', top: 0, left: 0, width, height },
    drawing(
      { width, height },
      `0 0 ${width} ${height}`,
      shape('path', { d: upright, stroke: '#fff', 'stroke-opacity': 0.12, 'stroke-width': 2, fill: 'none' }),
    ),
  )
}
