import { conflict, type RefusalAnswer, rule } from '../shared/refusals.ts'

/** What is refused of the FAQ. */
export const faqRefusals = {
  RULES_ENTRY_STAYS: conflict('The club rules are always there and public'),
  PLACEHOLDER_UNKNOWN: rule('The answer names a placeholder that there is not, or not with these forms'),
  BRACES_IN_QUESTION: rule('Placeholders stand in answers only: a question has no braces'),
  PLACEHOLDER_NOT_ALONE: rule('This placeholder is a table and stands in a paragraph of its own'),
  FAQ_FULL: rule('There are `limit` entries: one has to go before another comes'),
} satisfies Record<string, RefusalAnswer>

declare module '../shared/refusal.ts' {
  interface RefusalCodes extends Record<keyof typeof faqRefusals, true> {}
}
