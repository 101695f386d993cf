/** Characters of the longest text that anybody writes, its marks counted; each domain has shorter ones of its own in its `limits.ts`. */
export const LONGEST_TEXT = 60_000
/** Lines of Markdown; the longest text needs some 600, and what reading costs grows by their square. */
export const MOST_LINES = 1000
/** Pictures of other sites in a text, which are fetched when it is saved. */
export const MOST_FOREIGN_PICTURES = 10
/** Characters of an address that is typed into a link, and of the words for who does not see a picture. */
export const LONGEST_ADDRESS = 500
export const LONGEST_PICTURE_WORDS = 200
