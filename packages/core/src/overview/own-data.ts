import * as z from 'zod'
import { postStatuses } from '../blog/statuses.ts'
import { registrationStatuses } from '../events/event-shapes.ts'
import { moves } from '../games/game-log.ts'
import { ownGame } from '../games/game-shapes.ts'
import { membershipStatuses } from '../leagues/league-shapes.ts'
import { rating, ratingStep } from '../ratings/contract.ts'
import { instant } from '../shared/shapes.ts'
import { ticketCategories, ticketStatuses } from '../tickets/statuses.ts'
import { account } from '../users/user-shapes.ts'

const named = z.object({ id: z.int(), name: z.string() })

const ownMove = z.object({
  gameId: z.int(),
  version: z.int(),
  move: z.enum(moves),
  at: instant,
  details: z.record(z.string(), z.unknown()),
})

const ownRatingChange = z.object({
  gameId: z.int(),
  league: named,
  opponent: named,
  at: instant,
  ...ratingStep.shape,
})

const ownMessage = z.object({
  at: instant,
  isMine: z.boolean(),
  body: z.string(),
  pictures: z.array(z.string()),
})

/** Everything that the site keeps about a person, and of others nothing but the names that everybody sees. */
export const ownData = z.object({
  site: z.string(),
  madeAt: instant,
  account: account.extend({
    firstNameEdited: z.boolean().describe('no longer the one at Telegram'),
    lastNameEdited: z.boolean(),
    isDemoted: z.boolean().describe('an administrator took the role of one away'),
    photoSource: z.string().nullable().describe('where Telegram keeps the photo'),
  }),
  uploads: z.array(z.object({ url: z.string(), bytes: z.int(), madeAt: instant })),
  calendar: z.object({ madeAt: instant }).nullable().describe('the address itself is not kept'),
  sessions: z.array(
    z.object({ device: z.string(), startedAt: instant, lastUsedAt: instant, endedAt: instant.nullable() }),
  ),
  signIns: z.array(z.object({ at: instant, device: z.string() })).describe('of the last day, with the network address'),
  requests: z.array(z.object({ key: z.string(), at: instant })).describe('keys of the last day against repetition'),
  memberships: z.array(
    z.object({
      league: named,
      category: named.nullable(),
      status: z.enum(membershipStatuses),
      joinedAt: instant,
      leftAt: instant.nullable(),
    }),
  ),
  seasons: z
    .array(z.object({ league: named, season: named, category: named.nullable(), rating: z.number().nullable() }))
    .describe('finished ones in whose table I stand: with what I ended them'),
  ratings: z.array(rating),
  ratingHistory: z.array(ownRatingChange),
  games: z.array(ownGame),
  moves: z.array(ownMove).describe('what I did with games'),
  posts: z.array(
    z.object({
      id: z.int(),
      status: z.enum(postStatuses),
      address: z.string(),
      title: z.string(),
      excerpt: z.string().nullable(),
      body: z.string().describe('Markdown'),
      coverImage: z.string().nullable(),
      tags: z.array(z.string()),
      reviewNote: z.string().nullable(),
      views: z.int(),
      createdAt: instant,
      updatedAt: instant,
      publishedAt: instant.nullable(),
    }),
  ),
  tickets: z.array(
    z.object({
      id: z.int(),
      category: z.enum(ticketCategories),
      subject: z.string(),
      status: z.enum(ticketStatuses),
      gameId: z.int().nullable(),
      createdAt: instant,
      messages: z.array(ownMessage),
    }),
  ),
  ticketAnswers: z
    .array(ownMessage.omit({ isMine: true }).extend({ ticketId: z.int() }))
    .describe('what I wrote in others’ tickets as an administrator'),
  registrations: z.array(
    z.object({
      event: z.object({ id: z.int(), title: z.string(), startsAt: instant }),
      status: z.enum(registrationStatuses),
      at: instant,
      movedUpAt: instant.nullable(),
    }),
  ),
  audit: z
    .array(z.object({ at: instant, action: z.string(), byMe: z.boolean(), details: z.record(z.string(), z.unknown()) }))
    .describe('what was noted of my account, or done by me as an administrator'),
})
export type OwnData = z.output<typeof ownData>
