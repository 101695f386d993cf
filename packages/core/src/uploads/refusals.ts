import { type RefusalAnswer, rule } from '../shared/refusals.ts'

/** What is refused as a picture. */
export const uploadsRefusals = {
  IMAGE_KIND: rule('Only JPEG, PNG, WebP, AVIF and GIF are taken'),
  IMAGE_BROKEN: rule('The picture is damaged'),
  IMAGE_TOO_MANY_PIXELS: rule(
    'The picture has too many pixels: 30 million as JPEG, 8 million as AVIF, else 12.5 million',
  ),
  IMAGE_NOT_YOURS: rule('The picture is not an upload of yours'),
} satisfies Record<string, RefusalAnswer>

declare module '../shared/refusal.ts' {
  interface RefusalCodes extends Record<keyof typeof uploadsRefusals, true> {}
}
