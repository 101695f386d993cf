import * as z from 'zod'
import type { Contract } from '../shared/endpoint.ts'
import { pictureUrl, search } from '../shared/shapes.ts'
import { HITS_OF_A_KIND } from './limits.ts'

/** What the search of the whole site finds, in the order in which it shows it. */
export const searchKinds = ['player', 'league', 'event', 'article', 'faq'] as const
export type SearchKind = (typeof searchKinds)[number]

export const searchHit = z.object({
  kind: z.enum(searchKinds),
  id: z.int(),
  title: z.string(),
  where: z
    .string()
    .nullable()
    .describe(
      'a player’s league and rating there, a league’s city, an event’s day and place, an article’s author, an answer’s category',
    ),
  slug: z.string().optional().describe('of an article, whose address it is'),
  photoUrl: pictureUrl.nullable().optional().describe('of a player'),
})
export type SearchHit = z.output<typeof searchHit>

export const searchReply = z.object({
  hits: z.array(searchHit).describe(`kind by kind, at most ${HITS_OF_A_KIND} of each, the best first`),
  isSimilar: z.boolean().describe('nothing has these words: the hits have those that are likely meant'),
})
export type SearchReply = z.output<typeof searchReply>

export const searchContract = {
  'GET /api/v1/search': {
    summary:
      'Players, leagues, events, articles and answers by the beginnings of words, in Ukrainian or Latin letters; where nothing has them, by keys of the other keyboard layout, then by words that are spelled alike, then by one of the words',
    said: 'Search done',
    access: 'anyone',
    madeFrom: ['search', 'figures'],
    query: z.object({ q: search }),
    reply: searchReply,
  },
} as const satisfies Contract

declare module '../shared/endpoint.ts' {
  interface Api extends Readonly<typeof searchContract> {}
}
