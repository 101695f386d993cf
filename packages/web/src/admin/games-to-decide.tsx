import type { Game } from '@matchbol/core/games/game-shapes'
import { momentOf } from '@matchbol/text/shared/dates'
import { Link } from '@tanstack/react-router'
import styles from '../features/games/own/own-game-row.module.css'
import { gameTimes } from '../features/games/page/game-times.ts'
import { Scoreboard } from '../features/games/scoreboard/scoreboard.tsx'
import { GameStatusBadge } from '../features/games/status-badge.tsx'
import { useNow } from '../lib/browser/use-now.ts'
import { useMe } from '../lib/session/use-session.ts'
import { EmptyState } from '../ui/data/empty-state.tsx'

/** Games that wait for an administrator; each leads to its page, where it is decided. */
export const GamesToDecide = ({ games }: { games: readonly Game[] }) =>
  games.length === 0 ? (
    <EmptyState text="Жодна гра не чекає на рішення адміністратора." />
  ) : (
    <div className={styles.ownGames}>
      {games.map((game) => (
        <GameToDecide key={game.id} game={game} />
      ))}
    </div>
  )

function GameToDecide({ game }: { game: Game }) {
  const now = useNow()
  const myId = useMe()?.id
  const time = gameTimes(game).at(-1)
  const isMine = game.a.id === myId || game.b.id === myId
  return (
    <Link to="/game/$id" params={{ id: String(game.id) }} className={styles.ownGame}>
      <Scoreboard
        game={game}
        size="row"
        myId={myId}
        head={
          <>
            <span>{game.league.name}</span>
            <span className="ml-auto">
              <GameStatusBadge status={game.status} />
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
