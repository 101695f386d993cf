import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '../features/auth/page.tsx'
import { pageHead } from '../lib/address/head.ts'
import type { SessionEnd } from '../lib/api/session-fetch.ts'
import { ownPath } from '../lib/session/own-path.ts'
import { sessionEnds } from '../lib/session/session-ends.ts'

export const Route = createFileRoute('/auth')({
  staticData: { layout: 'full' },
  // Both are named also when they are not given: what is left out here would keep its raw value, such as another site.
  validateSearch: (
    search: Record<string, unknown>,
  ): { redirect?: string | undefined; reason?: SessionEnd | undefined } => ({
    redirect: ownPath(search.redirect),
    reason: (Object.keys(sessionEnds) as SessionEnd[]).find((it) => it === search.reason),
  }),
  loader: async ({ context, parentMatchPromise }) => {
    const site = (await parentMatchPromise).loaderData?.site
    return { people: site?.demo ? (await context.api.call('GET /api/v1/auth/demo-users')).data : [] }
  },
  head: ({ matches }) => pageHead(matches, { title: 'Вхід' }),
  component: SignInPage,
})
