import { conflict, forbidden, type RefusalAnswer, rule } from '../shared/refusals.ts'

/** What is refused of a ticket. */
export const ticketsRefusals = {
  CONTACT_NEEDED: rule('Without a session a contact is needed, to answer to'),
  CONTACT_UNCLEAR: rule('The contact is no e-mail address, telephone number or name in Telegram'),
  TOO_MANY_LINKS: rule('The text has more links than `limit`'),
  FORM_NOT_BY_HAND: rule('A field that people do not see was filled in'),
  FORM_TOO_FAST: rule('The form was sent sooner after it was opened than anybody writes: `limit` seconds'),
  FORM_OUTDATED: rule('The form was opened too long ago: open it again'),
  FORM_USED: conflict('A ticket was opened with this `seal` and other words: ask for another'),
  GAME_NOT_YOURS: rule('A ticket is about a game of whoever opens it'),
  TICKET_MOVE_NOT_POSSIBLE: conflict('The ticket is in a state in which this is not possible'),
  TICKET_HAS_NO_READER: conflict('A guest reads no answers here: use the contact'),
  TICKET_TOO_LONG: conflict('The conversation has as many messages as it may have: `limit`'),
  NOT_YOUR_TICKET: forbidden('This is not yours to do'),
} satisfies Record<string, RefusalAnswer>

declare module '../shared/refusal.ts' {
  interface RefusalCodes extends Record<keyof typeof ticketsRefusals, true> {}
}
