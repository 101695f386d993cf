import { conflict, forbidden, type RefusalAnswer, rule } from '../shared/refusals.ts'

/** What is refused of an article. */
export const blogRefusals = {
  TOO_MANY_UNPUBLISHED: rule('You have `limit` articles that were never public: one has to go before another comes'),
  POST_TITLE_NEEDED: rule('An article that others read has a title'),
  POST_TEXT_NEEDED: rule('An article that others read has a text'),
  REVIEW_NOTE_NEEDED: rule('Say in a note why the article is returned or hidden'),
  POST_MOVE_NOT_POSSIBLE: conflict('The article is in a state in which this is not possible'),
  NOT_YOUR_POST: forbidden('This is not yours to do'),
} satisfies Record<string, RefusalAnswer>

declare module '../shared/refusal.ts' {
  interface RefusalCodes extends Record<keyof typeof blogRefusals, true> {}
}
