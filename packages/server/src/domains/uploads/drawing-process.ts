import { ownProcess } from '../../platform/process/own-process.ts'

/** A picture as it is kept: WebP, width and height in pixels. */
export interface Picture {
  bytes: Uint8Array
  width: number
  height: number
}

/** What the process that draws is asked for. */
export interface Drawing {
  file: Uint8Array
  mostPixels: number
}

const MOST_RESIDENT_BYTES = 110 * 1024 * 1024

/** Draws what strangers send. */
export const drawingProcess = () =>
  ownProcess<Drawing, Picture>({
    program: new URL('./drawing-program.ts', import.meta.url),
    mostResidentBytes: MOST_RESIDENT_BYTES,
  })
