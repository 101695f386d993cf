import type { PostCard } from '@matchbol/core/blog/post-shapes'
import { readingTime } from '@matchbol/text/blog/status'
import { dayOf } from '@matchbol/text/shared/dates'
import { drawableOr } from '../look/drawable.ts'
import { box, column, line, lines, sizeFor } from '../look/element.ts'
import { framed, roomOf, type SharePicture, type SharingSite } from '../look/frame.ts'
import { palette } from '../look/palette.ts'
import { avatar, nameLine } from '../look/person.ts'

type SharedPost = Pick<PostCard, 'title' | 'author' | 'publishedAt' | 'readingMinutes' | 'tags'>

/** Its title, as large as it may be, and who wrote it. */
export function postPicture(
  { author, publishedAt, readingMinutes, tags, ...post }: SharedPost,
  { site, now }: { site: SharingSite; now: Date },
): SharePicture {
  const title = drawableOr('Стаття', post.title)
  return framed(
    { site, label: drawableOr('Блог', tags[0] ?? '') },
    column(
      { flexGrow: 1, justifyContent: 'space-between', paddingTop: 48 },
      lines(title, 4, {
        fontSize: sizeFor(title, 3000, [48, 84]),
        fontWeight: 700,
        lineHeight: 1.14,
        letterSpacing: '-0.025em',
        maxWidth: roomOf(),
      }),
      box(
        { alignItems: 'center', gap: 24 },
        avatar(author, 72),
        column(
          { gap: 2 },
          nameLine(author, 960, [32, 32]),
          line([publishedAt && dayOf(publishedAt, now), readingTime(readingMinutes)].filter(Boolean).join(' · '), {
            fontSize: 27,
            color: palette.onCourtMuted,
          }),
        ),
      ),
    ),
  )
}
