import type { authContract } from './auth/contract.ts'
import type { calendarContract } from './calendar/contract.ts'
import type { gamesContract } from './games/contract.ts'
import type { leaguesContract } from './leagues/contract.ts'
import type { liveContract } from './live/contract.ts'
import type { overviewContract } from './overview/contract.ts'
import type { ratingsContract } from './ratings/contract.ts'
import type { healthContract, siteContract } from './site/contract.ts'
import type { statsContract } from './stats/contract.ts'
import type { uploadsContract } from './uploads/contract.ts'
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
