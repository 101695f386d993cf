import { leaguesContract } from '@matchbol/core/leagues/contract'
import { leaguesRefusals } from '@matchbol/core/leagues/refusals'
import type { Domain } from '../../platform/domain.ts'
import { countedGames } from './count-games.ts'
import { countedMembers } from './count-members.ts'
import { finishDueSeasons } from './finish-due-seasons.ts'
import { memberNameCounts, memberNames } from './member-names.ts'
import { ratedMembers } from './rated-members.ts'
import { leaguesRoutes } from './routes.ts'
import { listedLeagues } from './sitemap.ts'
import { standingCounts, standings } from './table/standings-projection.ts'

/** Leagues, categories, seasons, who plays in them, and the table. */
export const leagues: Domain = {
  name: 'leagues',
  contract: leaguesContract,
  refusals: leaguesRefusals,
  uses: ['users'],
  tables: {
    leagues: 'nothing',
    categories: 'nothing',
    seasons: 'nothing',
    memberships: 'kept',
    season_players: 'kept',
    standings: 'derived',
    standing_counts: 'derived',
    member_name_counts: 'derived',
  },
  reads: ['users', 'games', 'ratings', 'rating_changes'],
  routes: leaguesRoutes,
  sitemap: [listedLeagues],
  projections: [countedGames, countedMembers, ratedMembers, memberNames, memberNameCounts, standings, standingCounts],
  schedule: (db, log) => [
    {
      name: 'finish-seasons',
      cron: '* * * * *',
      work: async (now) => {
        const finished = await finishDueSeasons(db, now, log)
        if (finished > 0) log.info({ finished }, 'seasons finished')
      },
    },
  ],
}
