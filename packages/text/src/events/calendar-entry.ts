/** What an event is about, in a calendar; who waits for a place reads that first. */
export const calendarEventText = ({ summary, isWaiting }: { summary: string; isWaiting: boolean }) =>
  [...(isWaiting ? ['Ви в черзі: місця ще немає.'] : []), ...(summary ? [summary] : [])].join('\n')
