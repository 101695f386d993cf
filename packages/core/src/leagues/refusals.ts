import { conflict, type RefusalAnswer, rule } from '../shared/refusals.ts'

/** What leagues refuse. */
export const leaguesRefusals = {
  LEAGUE_NEEDED: rule('Name the league: you are in more than one'),
  LEAGUE_INACTIVE: conflict('The league is not active'),
  LEAGUE_GENDER: rule('The league takes one gender, and the profile names another or none'),
  LEAGUE_HAS_GAMES: conflict('Games or invitations were begun in the league: set isActive to false instead'),
  CATEGORY_INACTIVE: conflict('The category is not active'),
  CATEGORY_NAME_TAKEN: conflict('The league has a category of this name'),
  CATEGORY_OF_OTHER_LEAGUE: conflict('The category belongs to another league'),
  CATEGORY_IN_USE: conflict(
    'Members have the category, or games or invitations were begun in it: set isActive to false instead',
  ),
  ALREADY_MEMBER: conflict('Already a member of the league'),
  NOT_A_MEMBER: conflict('Not a member of the league'),
  REMOVED_FROM_LEAGUE: conflict(
    'An administrator removed you from the league: only an administrator lets you in again',
  ),
  SEASON_FINISHED: conflict('The season is finished'),
  SEASON_ENDS_IN_PAST: rule('The announced end of a season lies in the future'),
  SEASON_CHANGED: conflict('Another season runs by now'),
} satisfies Record<string, RefusalAnswer>

declare module '../shared/refusal.ts' {
  interface RefusalCodes extends Record<keyof typeof leaguesRefusals, true> {}
}
