import { box, column, line } from './element.ts'
import { palette } from './palette.ts'

/** A figure with what it says under it. @param size in pixels */
export const figure = (value: string, words: string, size = 84) =>
  column(
    { gap: 4 },
    box({ fontSize: size, fontWeight: 700, lineHeight: 1, letterSpacing: '-0.04em' }, value),
    line(words, { maxWidth: 480, fontSize: 27, color: palette.onCourtMuted }),
  )
