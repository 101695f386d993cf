import type { postStatuses } from '@matchbol/core/blog/statuses'
import type { Generated } from 'kysely'
import type { OneOf } from '../../platform/db/tables.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    posts: PostsTable
    /** Without a post, the address of a deleted one that was public. */
    post_slugs: { slug: string; post_id: number | null }
    listed_posts: ListedPostsTable
    post_counts: PostCountsTable
    post_views: { post_id: number; views: number }
    reading_days: { day: string; salt: string }
    post_readers: { day: string; post_id: number; reader: string }
  }
}

export interface PostsTable {
  id: Generated<number>
  /** Counted on by each edit, by the database. */
  version: Generated<number>
  author_id: number
  slug: string
  /** Empty of a draft that has none yet. */
  title: string
  /** As its author wrote it; null where the beginning of the text stands in its place. */
  excerpt: string | null
  /** Clean Markdown. */
  body: string
  /** The beginning of the text. */
  lead: string
  reading_minutes: number
  cover_image: string | null
  tags: string[]
  /** The words by which it is found. */
  search: string
  status: OneOf<typeof postStatuses>
  review_note: string | null
  /** An administrator has hidden it: it is reviewed before it is public again. */
  is_held: Generated<boolean>
  /** When an administrator has last changed it for its author, who has not since. */
  edited_for_author_at: Generated<Date | null>
  created_at: Date
  updated_at: Date
  /** When it came to its status. */
  moved_at: Date
  /** When it last asked for a review. */
  submitted_at: Date | null
  /** For the first time. */
  published_at: Date | null
}

/** Public articles under each of their tags, and all of them under ''. */
interface ListedPostsTable {
  tag: string
  published_at: Date
  post_id: number
}

/** How many public articles a tag has, of those first published in a month («2026-11», UTC) or, under '', in all. */
interface PostCountsTable {
  tag: string
  month: string
  posts: number
}
