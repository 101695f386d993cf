import * as z from 'zod'
import { hasLetterOrDigit } from '../shared/characters.ts'
import { instant, line, optionalName, optionalText, pictureUrl, seenVersion } from '../shared/shapes.ts'
import { playerRef } from '../users/user-shapes.ts'
import { MOST_TAGS, postLengths } from './limits.ts'
import { postStatuses } from './statuses.ts'
import { normalisedTag, normalisedTags } from './tags.ts'

/** An article on a list. */
export const postCard = z.object({
  id: z.int(),
  slug: z.string().describe('its address: /blog/{slug}; by its number until it is public, by its title from then on'),
  title: z.string().describe('empty only before the first publication'),
  excerpt: z.string(),
  coverImage: z.string().nullable(),
  tags: z.array(z.string()),
  author: playerRef,
  publishedAt: instant.nullable().describe('for the first time'),
  readingMinutes: z.int(),
  views: z.int().describe('readers, each counted once a day'),
})
export type PostCard = z.output<typeof postCard>

/** An article on its author's list. */
export const ownPost = postCard.extend({
  status: z.enum(postStatuses),
  published: z.boolean().describe('whether everybody may read it'),
  reviewNote: z
    .string()
    .nullable()
    .describe('why an administrator returned or hid it; to its author and administrators'),
  isReviewed: z
    .boolean()
    .describe(
      'whether an administrator looks at what its author wants to be public; told to the author and administrators',
    ),
  editedForAuthorAt: instant
    .nullable()
    .describe(
      'when an administrator has last changed it, as long as its author has not; to its author and administrators',
    ),
  updatedAt: instant,
  version: z.int(),
})
export type OwnPost = z.output<typeof ownPost>

/** An article on a list of administrators. */
export const reviewedPost = ownPost.extend({ since: instant.describe('when it came to its status') })
export type ReviewedPost = z.output<typeof reviewedPost>

const neighbour = z.object({ id: z.int(), slug: z.string(), title: z.string() }).nullable()

/** An article as it is read, with what leads on from it. */
export const post = ownPost.extend({
  html: z.string().describe('its text, safe to show'),
  body: z.string().nullable().describe('the same as Markdown; to its author and administrators'),
  ownExcerpt: z
    .string()
    .nullable()
    .describe('as its author wrote it; to them and administrators, null also where the text begins it'),
  pictureVersion: z.string().nullable().describe('of the picture to be shared; null while it is not public'),
  related: z.array(postCard).describe('of the same tags, then the newest'),
  newer: neighbour,
  older: neighbour,
})
export type Post = z.output<typeof post>

const tag = line(postLengths.tag)
  .transform(normalisedTag)
  .refine(hasLetterOrDigit, { error: 'A tag has letters or digits', params: { fault: 'NO_LETTERS' } })

const content = {
  title: optionalName(postLengths.title),
  body: optionalText(postLengths.body).describe('Markdown'),
  excerpt: optionalText(postLengths.excerpt).describe('taken from the beginning of the text where there is none'),
  coverImage: pictureUrl.nullish().describe('an upload of one’s own'),
  tags: z.array(tag).max(MOST_TAGS).transform(normalisedTags).optional(),
}

export const newPost = z.strictObject({
  ...content,
  status: z
    .enum(['DRAFT', 'PENDING_REVIEW', 'PUBLISHED'])
    .default('DRAFT')
    .describe('PUBLISHED asks for the publication, which begins with a review where there is one'),
})
export type NewPost = z.output<typeof newPost>

export const postChanges = z.strictObject({
  ...content,
  status: z
    .enum(postStatuses)
    .optional()
    .describe(
      'author: PUBLISHED publishes or asks for the review, DRAFT takes it back from there, HIDDEN; administrator: PUBLISHED, REJECTED or HIDDEN',
    ),
  reviewNote: optionalText(postLengths.reviewNote).describe('with REJECTED and HIDDEN by an administrator'),
  version: seenVersion,
})
export type PostChanges = z.output<typeof postChanges>
