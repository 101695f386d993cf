import { conflict, type RefusalAnswer, rule } from '../shared/refusals.ts'

/** What is refused of an event. */
export const eventsRefusals = {
  EVENT_ENDS_TOO_EARLY: rule('An event ends after it has begun'),
  EVENT_TOO_LONG: rule('An event lasts at most `limit` days'),
  EVENT_MOVED_INTO_PAST: rule('Neither the beginning nor the end of a published event can be moved into the past'),
  EVENT_MOVE_NOT_POSSIBLE: conflict('The event is in a state in which this is not possible'),
  EVENT_OVER: conflict('The event is over'),
  EVENT_STARTED: conflict('The event has begun: nobody registers or leaves any more'),
  EVENT_NOT_OPEN: conflict('Nobody registers for this event'),
  ALREADY_REGISTERED: conflict('You are registered already'),
  NOT_REGISTERED: conflict('You are not registered'),
} satisfies Record<string, RefusalAnswer>

declare module '../shared/refusal.ts' {
  interface RefusalCodes extends Record<keyof typeof eventsRefusals, true> {}
}
