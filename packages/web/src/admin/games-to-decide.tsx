import type { Game } from '@matchbol/core/games/game-shapes'
import { Link } from '@tanstack/react-router'
import { gameTimes } from '../features/games/game-times.ts'
import '../features/games/own-game-row.css'
import { Scoreboard } from '../features/games/scoreboard.tsx'
import { momentOf } from '../lib/dates.ts'
import { gameStatusTexts } from '../lib/game-status-text.ts'
import { useNow } from '../lib/use-now.ts'
import { useMe } from '../lib/use-session.ts'
import { Badge } from '../ui/badge.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Games that wait for an administrator; each leads to its page, where it is decided. */
export const GamesToDecide = ({ games }: { games: readonly Game[] }) =>
  games.length === 0 ? (
    <EmptyState text="Жодна гра не чекає на рішення адміністратора." />
  ) : (
    <div className="own-games">
      {games.map((game) => (
        <GameToDecide key={game.id} game={game} />
      ))}
    </div>
  )

function GameToDecide({ game }: { game: Game }) {
  const now = useNow()
  const myId = useMe()?.id
  const { text, color } = gameStatusTexts[game.status]
  const time = gameTimes(game).at(-1)
  const isMine = game.a.id === myId || game.b.id === myId
  return (
    <Link to="/game/$id" params={{ id: String(game.id) }} className="own-game">
      <Scoreboard
        game={game}
        size="row"
        myId={myId}
        head={
          <>
            <span>{game.league.name}</span>
            <span className="ml-auto">
              <Badge color={color}>{text}</Badge>
            </span>
          </>
        }
        foot={
          <>
            {time && <span>{`${time.label} ${momentOf(time.at, now)}`}</span>}
            {isMine && <b>Ви граєте: вирішить інший адміністратор</b>}
          </>
        }
      />
    </Link>
  )
}
