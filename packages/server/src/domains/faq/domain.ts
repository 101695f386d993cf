import { faqContract } from '@matchbol/core/faq/contract'
import { faqRefusals } from '@matchbol/core/faq/refusals'
import type { Domain } from '../../platform/domain.ts'
import { faqRoutes } from './routes.ts'
import { listedEntries } from './sitemap.ts'

/** What is often asked, with answers whose figures are those that the rules obey; the club rules among it. */
export const faq: Domain = {
  name: 'faq',
  contract: faqContract,
  refusals: faqRefusals,
  uses: ['texts', 'leagues', 'ratings', 'games', 'blog'],
  tables: { faq_entries: 'nothing' },
  markdown: { faq_entries: ['answer'] },
  reads: ['uploads', 'text_pictures'],
  routes: faqRoutes,
  sitemap: [listedEntries],
}
