import { expect, it } from 'vitest'
import { png } from '../../../test/pictures.ts'
import { drawingProcess } from './drawing-process.ts'

const drawing = async (width: number, height: number, mostPixels = 1_000_000) => ({
  file: new Uint8Array(await png(width, height).arrayBuffer()),
  mostPixels,
})

it('draws a picture elsewhere, or says why not', async () => {
  const { run } = drawingProcess()
  expect(await run(await drawing(30, 20))).toMatchObject({ width: 30, height: 20 })
  await expect(run(await drawing(30, 20, 599))).rejects.toMatchObject({ code: 'IMAGE_TOO_MANY_PIXELS' })
})

it('is ended when a picture takes too long, and begins anew with the next', async () => {
  const { run } = drawingProcess()
  await expect(run(await drawing(1000, 1000), 1)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(await run(await drawing(30, 20))).toMatchObject({ width: 30, height: 20 })
})
