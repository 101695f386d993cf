import { authContract } from '@matchbol/core/auth/contract'
import { authRefusals } from '@matchbol/core/auth/refusals'
import type { Domain } from '../../platform/domain.ts'
import { identityHasher } from '../../platform/secrets.ts'
import { authRoutes } from './routes.ts'
import { forgetUsedLogins } from './sign-in.ts'
import { createTokens } from './tokens.ts'

/** Signing in, sessions and devices. */
export const auth: Domain = {
  name: 'auth',
  contract: authContract,
  refusals: authRefusals,
  uses: ['users', 'overview'],
  tables: { sessions: 'forgotten', used_logins: 'forgotten' },
  reads: ['users', 'leagues', 'categories', 'memberships'],
  routes: ({ config, secret, botToken }) =>
    authRoutes(createTokens(secret), {
      botToken,
      adminTelegramIds: config.ADMIN_TELEGRAM_IDS,
      isDemo: config.isDemo,
      hashIdentity: identityHasher(secret),
    }),
  schedule: (db) => [{ name: 'forget-used-logins', cron: '17 * * * *', work: (now) => forgetUsedLogins(db, now) }],
}
