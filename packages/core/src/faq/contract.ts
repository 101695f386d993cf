import * as z from 'zod'
import { idParams, versionQuery } from '../shared/address-shapes.ts'
import type { Contract } from '../shared/endpoint.ts'
import { flag, search } from '../shared/shapes.ts'
import { faqAnswer, faqChanges, faqEntry, newFaqEntry, placeholder } from './faq-shapes.ts'

export const faqContract = {
  'GET /api/v1/faq': {
    summary: 'What is often asked, in the order in which it is read; by words of question and answer',
    said: 'Answers found',
    access: 'anyone',
    token: 'more',
    madeFrom: ['faq', 'leagues'],
    query: z.object({
      q: search.optional(),
      all: flag.optional().describe('also what is not public: to administrators'),
    }),
    reply: z.array(faqAnswer),
  },
  'GET /api/v1/faq/placeholders': {
    summary: 'What an answer may name in braces, and what stands there at present',
    said: 'Placeholders found',
    access: 'admin',
    reply: z.array(placeholder),
  },
  'GET /api/v1/faq/{id}': {
    summary: 'One answer; entry 5 is the club rules. What is not public to administrators',
    said: 'Answer found',
    access: 'anyone',
    token: 'more',
    madeFrom: ['faq', 'leagues'],
    params: idParams,
    reply: faqEntry,
  },
  'POST /api/v1/faq': {
    summary: 'Add an entry, the last of its category; not public unless it says so',
    said: 'Answer added',
    access: 'admin',
    audit: 'faq.added',
    body: newFaqEntry,
    reply: faqEntry,
  },
  'PUT /api/v1/faq/{id}': {
    summary: 'Change an entry or its place',
    said: 'Answer changed',
    access: 'admin',
    audit: 'faq.changed',
    params: idParams,
    body: faqChanges,
    reply: faqEntry,
  },
  'DELETE /api/v1/faq/{id}': {
    summary: 'Delete an entry; the club rules stay',
    said: 'Answer deleted',
    access: 'admin',
    audit: 'faq.deleted',
    params: idParams,
    query: versionQuery,
    reply: z.null(),
  },
} as const satisfies Contract

declare module '../shared/endpoint.ts' {
  interface Api extends Readonly<typeof faqContract> {}
}
