import type { PublicPlayer } from '@matchbol/core/overview/contract'
import { Refusal } from '@matchbol/core/shared/refusal'
import { ratingText } from '@matchbol/text/ratings/rating'
import { percent } from '@matchbol/text/shared/figures'
import { placeText } from '@matchbol/text/shared/place'
import { counted, plural } from '@matchbol/text/shared/plural'
import type { Db } from '../../../platform/db/client.ts'
import { readPublicPlayer } from '../../overview/read-public-player.ts'
import { box, column, type Element, line } from '../look/element.ts'
import { figure } from '../look/figure.ts'
import { framed, type SharePicture, type SharingSite } from '../look/frame.ts'
import { palette } from '../look/palette.ts'
import { avatar, nameLine } from '../look/person.ts'

type SharedPlayer = Pick<PublicPlayer, 'player' | 'ratings' | 'totals'>

/** In two statements. @throws Refusal NOT_FOUND, also for who does not want to be found or is blocked */
export async function readSharedPlayer(db: Db, userId: number, now: Date): Promise<SharedPlayer> {
  const shared = await readPublicPlayer(db, { userId, statistics: false }, null, now)
  if (shared.pictureVersion === null) throw new Refusal('NOT_FOUND')
  return shared
}

/** Who it is, how strong where they play most, and what they have played. */
export function playerPicture({ player, ratings, totals }: SharedPlayer, site: SharingSite): SharePicture {
  const [first] = ratings.filter(({ ratedGames }) => ratedGames > 0).sort((a, b) => b.ratedGames - a.ratedGames)
  return framed(
    { site, label: 'Гравець' },
    column(
      { flexGrow: 1, justifyContent: 'space-around' },
      box(
        { alignItems: 'center', gap: 40 },
        avatar(player, 168),
        column(
          { gap: 8 },
          nameLine(player, 840, [44, 76]),
          line(first?.league.name ?? player.city ?? '', { fontSize: 32, color: palette.onCourtMuted, maxWidth: 840 }),
        ),
      ),
      first ? lastFive(first.lastFive) : box({}),
      box(
        { gap: 56, alignItems: 'flex-end' },
        first ? figure(ratingText(first.points, first.ratedGames), 'рейтинг') : null,
        first?.place ? figure(placeText(first.place), 'місце в рейтингу ліги') : null,
        figure(String(totals.played), plural(totals.played, ['зіграна гра', 'зіграні гри', 'зіграних ігор'])),
        totals.played > 0 && figure(percent(totals.won / totals.played), 'перемог'),
      ),
    ),
  )
}

/** The latest results, the newest last. */
const lastFive = (results: string): Element =>
  box(
    { gap: 14, alignItems: 'center' },
    line(`Останні ${counted(results.length, ['гра', 'гри', 'ігор'])}`, { fontSize: 27, color: palette.onCourtMuted }),
    ...[...results].map((result) =>
      box(
        {
          width: 48,
          height: 48,
          alignItems: 'center',
          justifyContent: 'center',
          borderRadius: 8,
          fontSize: 26,
          fontWeight: 700,
          ...(result === 'W'
            ? { backgroundColor: palette.won, color: palette.onWon }
            : { backgroundColor: palette.court2, color: palette.onCourtMuted }),
        },
        result === 'W' ? 'В' : 'П',
      ),
    ),
  )
