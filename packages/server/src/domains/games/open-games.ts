import { openStatuses } from '@matchbol/core/games/rules'
import { sql } from 'kysely'

/** Whether a game is still open, as the indexes of open games say it: the statuses stand in the text, or the planner could not know. */
export const isOpen = sql<boolean>`games.status in (${sql.join(openStatuses.map((status) => sql.lit(status)))})`
