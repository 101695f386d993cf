/** How long the parts of an entry may be, in characters. */
export const faqLengths = {
  question: 160,
  /** Markdown. */
  answer: 20_000,
  /** What a list shows of the answer. */
  lead: 200,
}

/** Entries that there may be: so many are read, searched and put in order at once. */
export const MOST_ENTRIES = 100

/** The rules of the club: always there, always public. */
export const RULES_ENTRY = 5
