import type { SharePicture } from '../src/domains/sharing/look/frame.ts'

/** All that stands on a picture, in the order in which it is drawn. */
export function wordsOf({ tree }: SharePicture): string[] {
  const words: string[] = []
  collect(tree, words)
  return words
}

function collect(part: unknown, words: string[]) {
  if (typeof part === 'string') words.push(part)
  else if (Array.isArray(part)) for (const one of part) collect(one, words)
  else if (typeof part === 'object' && part !== null && 'props' in part) collect(Object(part.props).children, words)
}
