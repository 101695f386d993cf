import { type RefusalAnswer, rule } from '../shared/refusals.ts'

/** What is refused as a text. */
export const textsRefusals = {
  IMAGE_NOT_FETCHED: rule('A picture of another site could not be fetched'),
  TOO_MANY_FOREIGN_PICTURES: rule('Too many pictures of other sites at once'),
} satisfies Record<string, RefusalAnswer>

declare module '../shared/refusal.ts' {
  interface RefusalCodes extends Record<keyof typeof textsRefusals, true> {}
}
