/** The entry that is always there: the rules of the club. */
export const RULES_ENTRY = '5'
