import * as z from 'zod'
import type { Contract } from '../shared/endpoint.ts'
import { text } from '../shared/shapes.ts'
import { LONGEST_TEXT } from './limits.ts'

export const textsContract = {
  'POST /api/v1/texts/preview': {
    summary: 'Markdown as it would be kept and shown; nothing is kept',
    said: 'Preview made',
    access: 'player',
    storesNothing: true,
    limit: 'upload',
    isHeavy: true,
    body: z.strictObject({ markdown: text(LONGEST_TEXT) }),
    reply: z.object({
      markdown: z.string().describe('what would be stored: what is not allowed is gone from it'),
      html: z.string().describe('nothing in it runs, and nothing in it comes from elsewhere'),
      readingMinutes: z.int(),
    }),
  },
} as const satisfies Contract

declare module '../shared/endpoint.ts' {
  interface Api extends Readonly<typeof textsContract> {}
}
