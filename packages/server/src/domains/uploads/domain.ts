import { uploadsContract } from '@matchbol/core/uploads/contract'
import { uploadsRefusals } from '@matchbol/core/uploads/refusals'
import type { Domain } from '../../platform/domain.ts'
import { forgetUnusedPictures } from './forget-unused.ts'
import { uploadsRoutes } from './routes.ts'

/** Pictures: drawn anew, kept, served and forgotten. */
export const uploads: Domain = {
  name: 'uploads',
  contract: uploadsContract,
  refusals: uploadsRefusals,
  uses: [],
  tables: { uploads: 'forgotten' },
  reads: ['users', 'games', 'text_pictures'],
  routes: uploadsRoutes,
  schedule: (db) => [
    { name: 'forget-unused-pictures', cron: '17 * * * *', work: (now) => forgetUnusedPictures(db, now) },
  ],
}
