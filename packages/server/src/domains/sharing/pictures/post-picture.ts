import type { PostCard } from '@matchbol/core/blog/post-shapes'
import { readingTime } from '@matchbol/text/blog/status'
import { dayOf } from '@matchbol/text/shared/dates'
import { fullName } from '@matchbol/text/shared/names'
import { box, column, line, lines, sizeFor } from '../look/element.ts'
import { framed, roomOf, type SharePicture, type SharingSite } from '../look/frame.ts'
import { palette } from '../look/palette.ts'
import { avatar } from '../look/person.ts'

type SharedPost = Pick<PostCard, 'title' | 'author' | 'publishedAt' | 'readingMinutes' | 'tags'>

/** Its title, as large as it may be, and who wrote it. */
export const postPicture = (
  { title, author, publishedAt, readingMinutes, tags }: SharedPost,
  { site, now }: { site: SharingSite; now: Date },
): SharePicture =>
  framed(
    { site, label: tags[0] ?? 'Блог' },
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
          line(fullName(author), { fontSize: 32, fontWeight: 700, maxWidth: 960 }),
          line([publishedAt && dayOf(publishedAt, now), readingTime(readingMinutes)].filter(Boolean).join(' · '), {
            fontSize: 27,
            color: palette.onCourtMuted,
          }),
        ),
      ),
    ),
  )
