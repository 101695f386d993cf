import type { RefusalCode } from '@matchbol/core/shared/refusal'

/** A picture as it is kept: WebP, width and height in pixels. */
export interface Picture {
  bytes: Uint8Array
  width: number
  height: number
}

/** What the server asks of the process that draws. */
export interface Drawing {
  file: Uint8Array
  mostPixels: number
}

/** What it is answered, and how much memory that process holds now. */
export interface Drawn {
  picture?: Picture
  refusal?: RefusalCode
  residentBytes: number
}
