import type { RefusalAnswers } from '@matchbol/core/shared/refusal'
import { generalRefusals } from '@matchbol/core/shared/refusals'
import { auth } from '../domains/auth/domain.ts'
import { blog } from '../domains/blog/domain.ts'
import { calendar } from '../domains/calendar/domain.ts'
import { events } from '../domains/events/domain.ts'
import { faq } from '../domains/faq/domain.ts'
import { games } from '../domains/games/domain.ts'
import { leagues } from '../domains/leagues/domain.ts'
import { live } from '../domains/live/domain.ts'
import { overview } from '../domains/overview/domain.ts'
import { ratings } from '../domains/ratings/domain.ts'
import { search } from '../domains/search/domain.ts'
import { sharing } from '../domains/sharing/domain.ts'
import { stats } from '../domains/stats/domain.ts'
import { texts } from '../domains/texts/domain.ts'
import { tickets } from '../domains/tickets/domain.ts'
import { uploads } from '../domains/uploads/domain.ts'
import { users } from '../domains/users/domain.ts'
import type { Domain, DomainSettings, MarkdownColumns } from '../platform/domain.ts'
import { healthRoutes } from './health.ts'
import { siteRoutes } from './site/routes.ts'

/** Every domain of the product: a new one is added here, and nowhere else. */
export const domains: readonly Domain[] = [
  uploads,
  texts,
  users,
  leagues,
  ratings,
  games,
  stats,
  events,
  calendar,
  blog,
  faq,
  search,
  tickets,
  live,
  overview,
  sharing,
  auth,
]

/** Everything that is answered but pages: what the domains answer, and the site's own files and health. */
export const createRoutes = (settings: DomainSettings) => [
  ...domains.flatMap(({ routes }) => routes(settings)),
  ...siteRoutes(
    settings.config,
    domains.flatMap(({ sitemap = [] }) => sitemap),
  ),
  ...healthRoutes,
]

/** What each refusal of the product answers. */
export const refusals: RefusalAnswers = Object.assign({}, generalRefusals, ...domains.map(({ refusals }) => refusals))

/** Everything that follows from other rows. */
export const projections = domains.flatMap(({ projections = [] }) => projections)

/** Everything that any node does when it is asked for. */
export const jobs = domains.flatMap(({ jobs = [] }) => jobs)

/** Everywhere that people write Markdown. */
export const markdownColumns: MarkdownColumns = Object.assign({}, ...domains.map(({ markdown }) => markdown))
