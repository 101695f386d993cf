import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import satori, { type SatoriOptions } from 'satori'
import { answerTasks } from '../../platform/process/answer-tasks.ts'
import { loadSharp } from '../uploads/load-sharp.ts'
import type { SharePicture } from './look/frame.ts'

/** So many colours are enough for flat grounds and the edges of letters, and weigh a third of all. */
const COLOURS = 96
/** Of ten: with more a picture is a hundredth smaller, and takes half as long again to write. */
const EFFORT = 4

/** Onest is cut by alphabet: a letter is drawn by the first of these families that has it. */
const families = { Cyrillic: 'cyrillic', Latin: 'latin', 'Latin extended': 'latin-ext' }
const weights = [500, 700] as const

answerTasks(draw, (error) => {
  process.stderr.write(`${error.stack}\n`) // a defect: nothing that people write can make it
  return 'UNAVAILABLE'
})

let fonts: Promise<SatoriOptions['fonts']> | undefined

async function draw({ tree, width, height }: SharePicture): Promise<Uint8Array> {
  fonts ??= readFonts()
  const svg = await satori(tree as never, { width, height, fonts: await fonts })
  const sharp = await loadSharp()
  return sharp(Buffer.from(withoutMasks(svg)))
    .png({ palette: true, colours: COLOURS, effort: EFFORT })
    .toBuffer()
}

/**
 * satori cuts what hides its overflow twice, by a path and by a mask: an edge of 2 pixels of one rounded corner is all the difference, and
 * librsvg makes each mask a picture of its own, which takes twelve times as long.
 */
const withoutMasks = (svg: string) => svg.replaceAll(/ mask="url\(#satori_om[^"]*\)"/g, '')

const readFonts = () =>
  Promise.all(
    Object.entries(families).flatMap(([name, subset]) =>
      weights.map(async (weight) => ({
        name,
        weight,
        style: 'normal' as const,
        data: await readFile(
          fileURLToPath(import.meta.resolve(`@fontsource/onest/files/onest-${subset}-${weight}-normal.woff`)),
        ),
      })),
    ),
  )
