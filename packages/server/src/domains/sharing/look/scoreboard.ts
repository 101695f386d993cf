import type { Game } from '@matchbol/core/games/game-shapes'
import type { Side } from '@matchbol/core/games/score/score-details'
import { boardOrder } from '@matchbol/core/games/score/side'
import { shownChange } from '@matchbol/core/ratings/shown'
import { endingOf, type SetColumn, setColumns } from '@matchbol/text/games/set-columns'
import { ratingText } from '@matchbol/text/ratings/rating'
import { signed } from '@matchbol/text/shared/figures'
import { box, column, drawing, type Element, line, lines, shape } from './element.ts'
import { palette } from './palette.ts'
import { avatar, ball, nameLine, nameSize } from './person.ts'

interface Board {
  game: Game
  width: number
  size: keyof typeof sizes
  head: string
  foot: string
}

/** In pixels: of the big one among other things, and of the one that has an upright picture to itself. */
const sizes = {
  wide: {
    row: 108,
    strip: 54,
    cell: 108,
    narrowCell: 84,
    figure: 62,
    avatar: 72,
    name: [28, 40],
    small: 24,
    footLines: 1,
  },
  upright: {
    row: 216,
    strip: 72,
    cell: 124,
    narrowCell: 92,
    figure: 80,
    avatar: 104,
    name: [30, 46],
    small: 28,
    footLines: 2,
  },
} as const
type Sizes = (typeof sizes)[Board['size']]

const ENDING_ALONE = 260
const ENDING_BESIDE = 120
const INSET = 28

/** The dark scoreboard of a completed game: the winner on top, won sets lit. */
export function scoreboard({ game, width, size, head, foot }: Board): Element {
  const of = sizes[size]
  const columns = setColumns(game)
  const ending = endingOf(game)
  const cell = columns.length > 3 ? of.narrowCell : of.cell
  const endingWidth = ending ? (columns.length === 0 ? ENDING_ALONE : ENDING_BESIDE) : 0
  const names = width - columns.length * cell - endingWidth
  return column(
    {
      width,
      borderRadius: 16,
      border: `2px solid ${palette.courtEdge}`,
      backgroundColor: palette.court,
      overflow: 'hidden',
    },
    box(
      { height: of.strip, alignItems: 'center', backgroundColor: palette.court3 },
      box({ width: names, padding: `0 ${INSET}px` }, line(head, { fontSize: of.small, color: palette.onCourtMuted })),
      ...columns.map(({ name }) =>
        box({ width: cell, justifyContent: 'center', fontSize: of.small - 2, fontWeight: 700 }, name),
      ),
    ),
    ...boardOrder(game).map((side, index) =>
      box(
        { height: of.row, borderTop: `2px solid ${palette.courtEdge}` },
        player(game, side, names, of),
        ...columns.map((set) => setCell(set, side, cell, of)),
        ending !== null &&
          endingCell(
            index === 0 || ending.isOfBoth ? (columns.length === 0 ? ending.full : ending.short) : '',
            endingWidth,
          ),
      ),
    ),
    box(
      {
        minHeight: of.strip,
        alignItems: 'center',
        padding: `12px ${INSET}px`,
        borderTop: `2px solid ${palette.courtEdge}`,
      },
      lines(foot, of.footLines, { fontSize: of.small, lineHeight: 1.25, color: palette.onCourtMuted }),
    ),
  )
}

const GAP = 20
const BALL = 36

function player(game: Game, side: Side, width: number, { avatar: face, name: [least, most], small }: Sizes): Element {
  const person = game[side]
  const isWinner = game.winnerId === person.id
  const room = width - INSET - face - GAP - 16 - BALL - GAP
  const size = Math.min(...[game.a, game.b].map((one) => nameSize(one, room, [least, most])))
  return box(
    { width, alignItems: 'center', gap: GAP, padding: `0 16px 0 ${INSET}px` },
    avatar(person, face),
    column(
      { width: room, gap: 4 },
      nameLine(person, room, [least, size], isWinner ? 700 : 500),
      person.rating && ratings(person.rating, small),
    ),
    isWinner && ball(BALL),
  )
}

/** «1388? → 1435? +47»; the arrow is drawn, as the font has none. */
const ratings = (rating: NonNullable<Game['a']['rating']>, size: number) =>
  box(
    { gap: 10, alignItems: 'center', fontSize: size, color: palette.onCourtMuted },
    box({}, ratingText(rating.before, rating.ratedGames)),
    drawing(
      { width: size, height: size },
      '0 0 24 24',
      shape('path', {
        d: 'M3 13h17M14 7l6 6-6 6',
        fill: 'none',
        stroke: palette.onCourtMuted,
        'stroke-width': 2.2,
      }),
    ),
    box({}, ratingText(rating.after, rating.ratedGames + 1)),
    box({ color: palette.onCourt, fontWeight: 700 }, signed(shownChange(rating))),
  )

/** A set as the side has it: lit where it won, small beside it the points of a tie-break that it lost. */
function setCell({ wonBy, figures, tiebreaks }: SetColumn, side: Side, width: number, { figure }: Sizes): Element {
  const isWon = wonBy === side
  const points = tiebreaks[side]
  return box(
    {
      width,
      alignItems: 'center',
      justifyContent: 'center',
      borderLeft: `2px solid ${isWon ? palette.won : palette.courtLine}`,
      backgroundColor: isWon ? palette.won : palette.court2,
      color: isWon ? palette.onWon : palette.onCourtMuted,
      fontSize: figure,
      fontWeight: isWon ? 700 : 500,
      letterSpacing: '-0.05em',
    },
    String(figures[side]),
    points !== null &&
      box(
        { fontSize: figure * 0.4, marginLeft: 4, marginBottom: figure * 0.55, fontWeight: 700, letterSpacing: 0 },
        String(points),
      ),
  )
}

const endingCell = (words: string, width: number) =>
  box(
    {
      width,
      alignItems: 'center',
      justifyContent: 'center',
      borderLeft: `2px solid ${palette.courtLine}`,
      backgroundColor: palette.court2,
      color: palette.onCourtMuted,
      fontSize: 26,
      fontWeight: 700,
    },
    words,
  )
