/** Hits of a kind that a search shows. */
export const HITS_OF_A_KIND = 5
/** Letters that something is looked for by: with fewer there is nothing to tell by. */
export const FEWEST_LETTERS = 2
/** Words of a search that count; the others are left out. */
export const MOST_WORDS = 6
