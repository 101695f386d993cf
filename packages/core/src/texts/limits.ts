/** Characters of the longest text that anybody writes, its marks counted; each domain has shorter ones of its own in its `limits.ts`. */
export const LONGEST_TEXT = 40_000
/** Pictures of other sites in a text, which are fetched when it is saved. */
export const MOST_FOREIGN_PICTURES = 10
