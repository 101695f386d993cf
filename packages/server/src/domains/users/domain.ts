import { usersContract } from '@matchbol/core/users/contract'
import type { Domain } from '../../platform/domain.ts'

/** People: accounts, names, settings, who sees what of whom. */
export const users: Domain = {
  name: 'users',
  contract: usersContract,
  uses: [],
  tables: { users: 'forgotten', kept_identities: 'nothing' },
  reads: ['games'],
}
