import type { authContract } from './auth/contract.ts'
import { authRefusals } from './auth/refusals.ts'
import type { calendarContract } from './calendar/contract.ts'
import type { gamesContract } from './games/contract.ts'
import { gamesRefusals } from './games/refusals.ts'
import type { leaguesContract } from './leagues/contract.ts'
import { leaguesRefusals } from './leagues/refusals.ts'
import type { liveContract } from './live/contract.ts'
import type { overviewContract } from './overview/contract.ts'
import type { ratingsContract } from './ratings/contract.ts'
import type { RefusalCode } from './shared/refusal.ts'
import { generalRefusals, type RefusalAnswer } from './shared/refusals.ts'
import type { healthContract, siteContract } from './site/contract.ts'
import type { statsContract } from './stats/contract.ts'
import type { uploadsContract } from './uploads/contract.ts'
import { uploadsRefusals } from './uploads/refusals.ts'
import type { usersContract } from './users/contract.ts'

/** Every call of the product, for the types of its clients. */
export type Api = typeof usersContract &
  typeof uploadsContract &
  typeof leaguesContract &
  typeof ratingsContract &
  typeof gamesContract &
  typeof statsContract &
  typeof calendarContract &
  typeof liveContract &
  typeof overviewContract &
  typeof siteContract &
  typeof healthContract &
  typeof authContract

/** What each refusal of the product answers. */
export const refusals: Record<RefusalCode, RefusalAnswer> = {
  ...generalRefusals,
  ...authRefusals,
  ...uploadsRefusals,
  ...leaguesRefusals,
  ...gamesRefusals,
}
