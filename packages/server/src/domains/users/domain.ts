import { usersContract } from '@matchbol/core/users/contract'
import type { Domain } from '../../platform/domain.ts'
import { identityHasher } from '../../platform/secrets.ts'
import { fetchPhotoJob } from './fetch-photo.ts'
import { usersRoutes } from './routes.ts'
import { listedPlayers } from './sitemap.ts'

/** People: accounts, names, settings, who sees what of whom. */
export const users: Domain = {
  name: 'users',
  contract: usersContract,
  uses: ['uploads'],
  tables: { users: 'forgotten', kept_identities: 'nothing' },
  reads: ['games', 'player_records'],
  routes: ({ secret }) => usersRoutes(identityHasher(secret)),
  sitemap: [listedPlayers],
  jobs: [fetchPhotoJob],
}
