import type { RefusalCode } from '@matchbol/core/shared/refusal'
import { LONGEST_SIDE } from '@matchbol/core/uploads/picture-sizes'
import { answerTasks } from '../../platform/process/answer-tasks.ts'
import type { Drawing, Picture } from './drawing-process.ts'
import { loadSharp } from './load-sharp.ts'

const KEPT_QUALITY = 82
const TIMEOUT_SECONDS = 20

answerTasks(redraw, whyNot)

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
