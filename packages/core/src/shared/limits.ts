/** Characters of what somebody searches for. */
export const SEARCH_LENGTH = 80
/** Rows of a page of a list where nobody asks for another number, and where somebody asks for all that may be had at once. */
export const PAGE_SIZE = 20
export const MOST_PAGE_SIZE = 100
/** No list has more pages: the greatest number of one that a call takes. */
export const MOST_PAGES = 1_000_000
/** What a search finds is counted up to here: «понад 1 000». */
export const MOST_COUNTED = 1000
/** A name leads to so many people who bear it: «понад 100», and a longer part of it, or a first name, to fewer. */
export const MOST_NAMED = 100
