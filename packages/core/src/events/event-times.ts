/** Apart from the rules, so that a page which only shows an event does without them. */
export const hasBegun = ({ startsAt }: { startsAt: Date }, now: Date): boolean => startsAt <= now
export const isOver = ({ endsAt }: { endsAt: Date }, now: Date): boolean => endsAt <= now
