import type { HeadToHead } from '@matchbol/core/games/pair-shapes'
import { Refusal } from '@matchbol/core/shared/refusal'
import { counted } from '@matchbol/text/shared/plural'
import type { Db } from '../../../platform/db/client.ts'
import { readHeadToHead } from '../../games/reads/head-to-head.ts'
import { box, column, type Element, line } from '../look/element.ts'
import { figure } from '../look/figure.ts'
import { framed, type SharePicture, type SharingSite } from '../look/frame.ts'
import { palette } from '../look/palette.ts'
import { avatar, ball, nameLines, type Person } from '../look/person.ts'

type SharedPair = Pick<HeadToHead, 'a' | 'b' | 'wonByA' | 'wonByB' | 'setsWon' | 'gamesWon' | 'meta'>

/** @throws Refusal NOT_FOUND, also for two who have not met, or of whom one does not want to be found */
export async function readSharedPair(db: Db, [a, b]: readonly [number, number]): Promise<SharedPair> {
  const shared = await readHeadToHead(db, a, b, { page: 1, limit: 1 })
  if (shared.pictureVersion === null) throw new Refusal('NOT_FOUND')
  return shared
}

/** The two across the net, and how often each has won. */
export function pairPicture(
  { a, b, wonByA, wonByB, setsWon, gamesWon, meta }: SharedPair,
  site: SharingSite,
): SharePicture {
  return framed(
    { site, label: 'Особисті зустрічі' },
    column(
      { flexGrow: 1, justifyContent: 'space-around' },
      box(
        { justifyContent: 'space-between', alignItems: 'center' },
        player(a, wonByA > wonByB),
        column(
          { alignItems: 'center', gap: 8 },
          box({ fontSize: 132, fontWeight: 700, lineHeight: 1, letterSpacing: '-0.03em' }, `${wonByA}:${wonByB}`),
          line(counted(meta.total, ['зустріч', 'зустрічі', 'зустрічей']), {
            fontSize: 30,
            color: palette.onCourtMuted,
          }),
        ),
        player(b, wonByB > wonByA),
      ),
      box(
        { justifyContent: 'center', gap: 96 },
        figure(`${setsWon.a}:${setsWon.b}`, 'сети', 60),
        figure(`${gamesWon.a}:${gamesWon.b}`, 'гейми', 60),
      ),
    ),
  )
}

/** Whoever is ahead has the ball. */
const player = (person: Person, isAhead: boolean): Element =>
  column(
    { width: 380, alignItems: 'center', gap: 16 },
    avatar(person, 132),
    column({ height: 108, justifyContent: 'center' }, ...nameLines(person, 380, [34, 44], isAhead ? 700 : 500)),
    box({ height: 40 }, isAhead && ball(40)),
  )
