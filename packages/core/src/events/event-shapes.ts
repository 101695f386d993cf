import * as z from 'zod'
import {
  id,
  instant,
  name,
  optionalLine,
  optionalText,
  pictureUrl,
  seenVersion,
  sentInstant,
} from '../shared/shapes.ts'
import { playerRef } from '../users/user-shapes.ts'
import { eventLengths, HIGHEST_PRICE, MOST_PLACES, NAMED_PARTICIPANTS } from './limits.ts'

export const eventTypes = ['TOURNAMENT', 'MEETUP', 'TRAINING', 'OTHER'] as const
export type EventType = (typeof eventTypes)[number]
export const eventStatuses = ['DRAFT', 'PUBLISHED', 'CANCELLED'] as const
export type EventStatus = (typeof eventStatuses)[number]
export const registrationStatuses = ['REGISTERED', 'WAITING', 'CANCELLED'] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]

/** A place at an event, or one in the line for it. */
const ownRegistration = z.object({
  status: z.enum(['REGISTERED', 'WAITING']),
  at: instant,
  number: z.int().nullable().describe('of a waiting one: in the line, from 1'),
  movedUpAt: instant.nullable().describe('when a place became free for who had waited'),
})
export type OwnRegistration = z.output<typeof ownRegistration>

/** An event on a list. */
export const eventCard = z.object({
  id: z.int(),
  version: z.int(),
  status: z.enum(eventStatuses),
  title: z.string(),
  summary: z.string(),
  coverImage: z.string().nullable(),
  type: z.enum(eventTypes),
  startsAt: instant,
  endsAt: instant,
  place: z.string(),
  league: z.object({ id: z.int(), name: z.string() }).nullable(),
  capacity: z.int().nullable().describe('null takes everybody'),
  registered: z.int().describe('who have a place'),
  waiting: z.int().describe('who wait for one'),
  price: z.int().nullable().describe('in kopiykas; 0 is free of charge, null says nothing'),
  registration: ownRegistration.nullable().describe('the caller’s; null to a guest'),
})
export type EventCard = z.output<typeof eventCard>

/** An event as it is read. */
export const clubEvent = eventCard.extend({
  html: z.string().describe('its text, safe to show'),
  body: z.string().nullable().describe('the same as Markdown; to administrators'),
  ownSummary: z
    .string()
    .nullable()
    .describe('as it was written; to administrators, null also where the text begins it'),
  contact: z.string().nullable(),
  participants: z
    .array(playerRef)
    .nullable()
    .describe(`who have a place, the first ${NAMED_PARTICIPANTS} to come; null to a guest`),
})
export type ClubEvent = z.output<typeof clubEvent>

/** Who has registered, as administrators see it. */
export const registration = z.object({
  id: z.int(),
  status: z.enum(registrationStatuses),
  player: playerRef,
  at: instant,
  number: z.int().nullable().describe('of a waiting one: in the line, from 1'),
})
export type Registration = z.output<typeof registration>

const free = {
  summary: optionalText(eventLengths.summary).describe('taken from the beginning of the text where there is none'),
  body: optionalText(eventLengths.body).describe('Markdown'),
  coverImage: pictureUrl.nullish().describe('an upload of one’s own'),
  leagueId: id.nullish(),
  capacity: z.int().min(1).max(MOST_PLACES).nullish(),
  price: z.int().min(0).max(HIGHEST_PRICE).nullish().describe('in kopiykas'),
  contact: optionalLine(eventLengths.contact),
}

export const newEvent = z.strictObject({
  title: name(eventLengths.title),
  type: z.enum(eventTypes).default('OTHER'),
  startsAt: sentInstant,
  endsAt: sentInstant,
  place: name(eventLengths.place),
  ...free,
  status: z.enum(['DRAFT', 'PUBLISHED']).default('DRAFT'),
})
export type NewEvent = z.output<typeof newEvent>

export const eventChanges = z.strictObject({
  title: name(eventLengths.title).optional(),
  type: z.enum(eventTypes).optional(),
  startsAt: sentInstant.optional(),
  endsAt: sentInstant.optional(),
  place: name(eventLengths.place).optional(),
  ...free,
  status: z.enum(['PUBLISHED', 'CANCELLED']).optional().describe('PUBLISHED also takes a cancelled one back'),
  version: seenVersion,
})
export type EventChanges = z.output<typeof eventChanges>
