import { type RefusalAnswer, rule } from '../shared/refusals.ts'
import { mostPixels } from './sent-pictures.ts'

const millions = (pixels: number) => pixels / 1_000_000

/** What is refused as a picture. */
export const uploadsRefusals = {
  IMAGE_KIND: rule('Only JPEG, PNG, WebP, AVIF and GIF are taken'),
  IMAGE_BROKEN: rule('The picture is damaged'),
  IMAGE_TOO_MANY_PIXELS: rule(
    `The picture has too many pixels: ${millions(mostPixels.jpeg)} million as JPEG, ${millions(mostPixels.avif)} million as AVIF, else ${millions(mostPixels.png)} million`,
  ),
  IMAGE_NOT_YOURS: rule('The picture is not an upload of yours'),
} satisfies Record<string, RefusalAnswer>

declare module '../shared/refusal.ts' {
  interface RefusalCodes extends Record<keyof typeof uploadsRefusals, true> {}
}
