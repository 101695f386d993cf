import { sharingContract } from '@matchbol/core/sharing/contract'
import type { Domain } from '../../platform/domain.ts'
import { drawGameJob } from './draw-after-game.ts'
import { sharingSite } from './look/frame.ts'
import { sharingRoutes } from './routes.ts'

/** Pictures that networks show where a page is shared. */
export const sharing: Domain = {
  name: 'sharing',
  contract: sharingContract,
  uses: ['uploads', 'leagues', 'ratings', 'games', 'blog', 'events', 'overview'],
  tables: {},
  reads: [],
  routes: ({ config }) => sharingRoutes(sharingSite(config)),
  jobs: [drawGameJob],
}
