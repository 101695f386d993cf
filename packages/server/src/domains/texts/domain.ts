import { textsContract } from '@matchbol/core/texts/contract'
import { textsRefusals } from '@matchbol/core/texts/refusals'
import type { Domain } from '../../platform/domain.ts'
import { textsRoutes } from './routes.ts'

/** What all long texts have in common: Markdown that is cleaned, and pictures that are kept as long as a text shows them. */
export const texts: Domain = {
  name: 'texts',
  contract: textsContract,
  refusals: textsRefusals,
  uses: ['users', 'uploads'],
  tables: { text_pictures: 'nothing' },
  reads: [],
  routes: textsRoutes,
}
