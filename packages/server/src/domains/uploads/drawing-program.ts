import { writeFileSync } from 'node:fs'
import type { RefusalCode } from '@matchbol/core/shared/refusal'
import { LONGEST_SIDE } from '@matchbol/core/uploads/picture-sizes'
import type { Drawing, Drawn, Picture } from './drawing-shapes.ts'
import { loadSharp } from './load-sharp.ts'

const KEPT_QUALITY = 82
const TIMEOUT_SECONDS = 20

process.on('message', async (drawing: Drawing) => {
  const drawn = await redraw(drawing).then(
    (picture) => ({ picture }),
    (error: Error) => ({ refusal: whyNot(error) }),
  )
  process.send?.({ ...drawn, residentBytes: process.memoryUsage.rss() } satisfies Drawn)
})
process.on('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {}) // the server ends this process, not the terminal
volunteerForOutOfMemory()

async function redraw({ file, mostPixels }: Drawing): Promise<Picture> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: KEPT_QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

function whyNot({ message }: Error): RefusalCode {
  if (message.includes('pixel limit')) return 'IMAGE_TOO_MANY_PIXELS'
  return message.includes('unsupported') ? 'IMAGE_KIND' : 'IMAGE_BROKEN'
}

/** Where memory is short, Linux ends this process before the server. */
function volunteerForOutOfMemory() {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // another system has another way
  }
}
