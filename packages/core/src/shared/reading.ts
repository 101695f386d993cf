/** Words that an adult reads silently in a minute (Brysbaert, 2019, for prose that is not hard). */
const WORDS_A_MINUTE = 200

/** How long a text takes to read, in whole minutes, one at least. */
export const readingMinutesOf = (plainText: string): number =>
  Math.max(1, Math.round((plainText.match(/\S+/g)?.length ?? 0) / WORDS_A_MINUTE))

/** The beginning of a text in one line of at most `most` characters, ended between two words by «…» where more follows. */
export function excerptOf(plainText: string, most: number): string {
  const line = plainText.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most)
  const end = cut.lastIndexOf(' ')
  const words = end > most / 2 ? cut.slice(0, end) : cut.slice(0, -1)
  return `${words.replace(/[\s.,:;!?–—-]+$/, '')}…`
}
