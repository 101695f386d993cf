import { authContract } from '@matchbol/core/auth/contract'
import type { Domain } from '../../platform/domain.ts'

/** Signing in, sessions and devices. */
export const auth: Domain = {
  name: 'auth',
  contract: authContract,
  uses: ['users', 'overview'],
  tables: { sessions: 'forgotten', used_logins: 'forgotten' },
  reads: ['users', 'leagues', 'categories', 'memberships'],
}
