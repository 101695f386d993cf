import type { Game } from '@matchbol/core/games/game-shapes'
import { formatWeight } from '@matchbol/core/games/score/format-weight'
import { otherSide } from '@matchbol/core/games/score/side'
import { formatOf } from '@matchbol/core/leagues/match-format'
import { whatIf } from '@matchbol/core/ratings/what-if'
import { tvName } from '@matchbol/text/shared/names'
import { sideOf } from '../score-entry/game.ts'
import { WhatIf } from './what-if.tsx'

/** What a game that is still to be played means to me: its players carry their present strength. */
export function WhatIfOfGame({ game, myId }: { game: Game; myId: number }) {
  const mySide = sideOf(game, myId)
  if (!mySide) return null
  if (game.kind === 'FRIENDLY')
    return <p className="text-sm text-muted">Товариська гра: рейтинг і таблиця не зміняться.</p>
  const [me, opponent] = [game[mySide], game[otherSide(mySide)]]
  if (me.points === null || opponent.points === null) return null
  const figures = whatIf(
    { points: me.points, games: me.ratedGames },
    { points: opponent.points, games: opponent.ratedGames },
    formatWeight(formatOf(game.format)),
  )
  return <WhatIf figures={{ ...figures, ratedGames: me.ratedGames }} opponentName={tvName(opponent)} />
}
