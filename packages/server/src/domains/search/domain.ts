import { searchContract } from '@matchbol/core/search/contract'
import type { Domain } from '../../platform/domain.ts'
import { searchEntries } from './entries.ts'
import { searchWords } from './known-words.ts'
import { searchRoutes } from './routes.ts'

/** The search of the whole site. */
export const search: Domain = {
  name: 'search',
  contract: searchContract,
  uses: ['leagues', 'texts', 'users'],
  tables: { search_entries: 'derived', search_words: 'derived' },
  reads: ['users', 'memberships', 'ratings', 'leagues', 'posts', 'listed_posts', 'events', 'faq_entries'],
  routes: searchRoutes,
  projections: [searchEntries, searchWords], // entries first: words are theirs too
}
