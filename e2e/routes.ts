import type { APIRequestContext } from '@playwright/test'

/** Which game is open to everybody is for the demo to say. */
const LATEST_GAME = '/game/{latest}'

/** Every address that a guest may open. */
export const publicRoutes = [
  '/',
  '/auth',
  '/rules',
  '/privacy',
  '/terms',
  '/support',
  '/faq',
  '/faq/5',
  '/faq/13',
  LATEST_GAME,
  '/blog',
  '/blog/druha-podacha-yakoi-ne-soromno',
  '/events',
  '/events/1',
  '/player/1',
  '/player/1/vs/3',
  '/search?q=подача',
  '/stats',
  '/stats/leagues',
  '/stats/matches',
  '/stats/players',
] as const

/** Those of a signed-in player. */
export const ownRoutes = [
  '/profile',
  '/profile/blog',
  '/profile/blog/7', // written by the player as whom the pages are opened, and returned
  '/profile/games',
  '/profile/invite',
  '/profile/invitations',
  '/profile/results',
  '/profile/settings',
  '/profile/support',
] as const

/** Those of an administrator. */
export const adminRoutes = [
  '/admin',
  '/admin/faq',
  '/admin/faq/5',
  '/admin/faq/new',
  '/admin/blog',
  '/admin/users',
  '/admin/users/1',
  '/admin/games',
  '/admin/events',
  '/admin/events/new',
  '/admin/events/1',
  '/admin/leagues',
  '/admin/donations',
  '/admin/leagues/1/players',
  '/admin/leagues/1/categories',
  '/admin/leagues/1/categories/1',
  '/admin/tickets',
  '/admin/newsletter',
  '/admin/achievements',
] as const

/** Those that are drawn as another of them: one look is enough. */
export const drawnAlike: ReadonlySet<string> = new Set([
  '/faq/5', // as /rules
  '/admin/newsletter', // what comes later, as /admin/donations
  '/admin/achievements',
  '/admin/users',
  '/admin/users/1',
])

/** Addresses of nothing, each of its own kind. */
export const nowhere = [
  '/no-such-page',
  '/game/abc',
  '/game/1/x',
  '/game/999999/x',
  '/player/999999',
  '/player/1/vs/999999',
  '/stats/leagues?league=999999',
  '/stats/leagues?page=1000000000',
  '/FAQ',
  '/Auth',
  '/player/01',
  '/faq/999999',
  '/faq/abc',
  '/blog/no-such-post',
  '/events/999999',
  '/profile/nothing',
  '/admin/nothing',
  '/admin/leagues/1/nothing',
] as const

/** The address with what the demo says filled in. */
export async function resolved(route: string, request: APIRequestContext): Promise<string> {
  if (route !== LATEST_GAME) return route
  const { data } = await (await request.get('/api/v1/games?limit=1')).json()
  return `/game/${data[0].id}`
}
