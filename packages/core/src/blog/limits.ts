/** How long the parts of an article may be, in characters. */
export const postLengths = {
  title: 120,
  /** What stands on its card and beside its link elsewhere. */
  excerpt: 300,
  /** Markdown. */
  body: 60_000,
  tag: 30,
  /** Why an administrator returns or hides it. */
  reviewNote: 1000,
}

/** An article has at most so many tags. */
export const MOST_TAGS = 4

/** So many articles of an author must have come through a review before the next ones are public at once. */
export const REVIEWED_POSTS = 2

/** An author has at most so many articles that have never been public. */
export const MOST_UNPUBLISHED = 100

/** What an author's list holds where nobody asks for another number (specification §9). */
export const OWN_POSTS_PAGE_SIZE = 50
/** Articles to go on with, below one. */
export const RELATED_POSTS = 3
/** Tags that the blog offers to choose from: those of the most articles. */
export const OFFERED_TAGS = 12
