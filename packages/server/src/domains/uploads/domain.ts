import { uploadsContract } from '@matchbol/core/uploads/contract'
import type { Domain } from '../../platform/domain.ts'

/** Pictures: drawn anew, kept, served and forgotten. */
export const uploads: Domain = {
  name: 'uploads',
  contract: uploadsContract,
  uses: ['users'],
  tables: { uploads: 'forgotten' },
  reads: ['users', 'games'],
}
