import * as z from 'zod'
import {
  instant,
  name,
  optionalLine,
  optionalText,
  orNothing,
  pictureUrl,
  says,
  seenVersion,
  sentInstant,
} from '../shared/shapes.ts'
import { birthYears, profileLengths } from './limits.ts'
import { hasHeapedMarks, mixesAlphabets, tidyName } from './name-letters.ts'

export const roles = ['PLAYER', 'ADMIN'] as const
export const userStatuses = ['ACTIVE', 'BLOCKED'] as const
export const genders = ['MEN', 'WOMEN'] as const
export const hands = ['RIGHT', 'LEFT'] as const
export const backhands = ['ONE', 'TWO'] as const
export const contactAudiences = ['ALL', 'OPPONENTS', 'NOBODY'] as const
export const notificationKinds = ['invitations', 'results', 'reminders', 'news'] as const

export const notificationSwitches = z.object(
  Object.fromEntries(notificationKinds.map((kind) => [kind, z.boolean()])) as Record<
    (typeof notificationKinds)[number],
    z.ZodBoolean
  >,
)

/** A person as they stand beside a game or in a row of a table. */
export const playerRef = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  photoUrl: z.string().nullable(),
})
export type PlayerRef = z.output<typeof playerRef>

const seenByPlayers = {
  backhand: z.enum(backhands).nullable(),
  racket: z.string().nullable(),
  bio: z.string().nullable(),
  preferredCourts: z.string().nullable(),
  pausedUntil: instant.nullable(),
}
const seenBySelf = {
  version: z.int(),
  role: z.enum(roles),
  telegramId: z.string().nullable(),
  birthYear: z.int().nullable(),
  gender: z.enum(genders).nullable(),
  status: z.enum(userStatuses),
  showContact: z.enum(contactAudiences),
  hideFromSearch: z.boolean(),
  notifications: notificationSwitches,
  createdAt: instant,
  lastSeenAt: instant.nullable(),
}

/** A person as far as the reader may see them (`visibility.ts`): what is not theirs to see is absent. */
export const userView = playerRef.extend({
  city: z.string().nullable(),
  hand: z.enum(hands).nullable(),
  username: z.string().nullable().optional(),
  contact: z.string().optional(),
  ...z.object(seenByPlayers).partial().shape,
  ...z.object(seenBySelf).partial().shape,
})
export type UserView = z.output<typeof userView>

/** The whole account: for the person and for administrators. */
export const account = playerRef.extend({
  city: z.string().nullable(),
  hand: z.enum(hands).nullable(),
  username: z.string().nullable(),
  ...seenByPlayers,
  ...seenBySelf,
})
export type Account = z.output<typeof account>

/** What a person is called by: nobody looks like somebody else by signs that are not seen, or by letters of another alphabet. */
export const personName = (most: number) =>
  name(most)
    .overwrite(tidyName)
    .refine((value) => !hasHeapedMarks(value), says('A letter has two marks at most', 'HEAPED_MARKS'))
    .refine((value) => !mixesAlphabets(value), says('A word mixes letters of two alphabets', 'MIXED_ALPHABETS'))

export const userChanges = z.strictObject({
  firstName: personName(profileLengths.firstName).optional(),
  lastName: orNothing(personName(profileLengths.lastName)),
  photoUrl: pictureUrl.nullish().describe('an upload of one’s own; null goes without a photo'),
  city: optionalLine(profileLengths.city),
  gender: z.enum(genders).nullish(),
  birthYear: z.int().min(birthYears.min).max(birthYears.max).nullish(),
  hand: z.enum(hands).nullish(),
  backhand: z.enum(backhands).nullish(),
  racket: optionalLine(profileLengths.racket),
  bio: optionalText(profileLengths.bio),
  preferredCourts: optionalText(profileLengths.preferredCourts),
  showContact: z.enum(contactAudiences).optional(),
  hideFromSearch: z.boolean().optional(),
  notifications: notificationSwitches.strict().partial().optional(),
  pausedUntil: sentInstant.nullish(),
  role: z.enum(roles).optional(),
  status: z.enum(userStatuses).optional(),
  version: seenVersion,
})
export type UserChanges = z.output<typeof userChanges>
