/** How many mistakes a word of so many letters may have to be known nevertheless. */
const mistakesIn = (letters: number) => (letters < 4 ? 0 : letters < 6 ? 1 : 2)

/**
 * Which of the words that there are somebody can have meant who typed a word that begins none of them: those with the fewest mistakes.
 * @param typed a word or its beginning, in plain letters as `name-search.ts` spells them
 */
export function wordsMeant(typed: string, known: readonly string[]): string[] {
  const near = known.map((word) => ({ word, mistakes: mistakesBetween(typed, word) }))
  const fewest = Math.min(mistakesIn(typed.length), ...near.map(({ mistakes }) => mistakes))
  return near.filter(({ mistakes }) => mistakes === fewest).map(({ word }) => word)
}

/**
 * Letters that are missing, too many, others, or swapped with the next one, between what was typed and the beginning of a word that is
 * most like it (optimal string alignment).
 */
function mistakesBetween(typed: string, word: string): number {
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let i = 1; i <= typed.length; i++) {
    const next = [i]
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1]
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      next[j] = Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = row
    row = next
  }
  return Math.min(...row)
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
