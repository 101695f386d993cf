import type { GameInFull } from '@matchbol/core/games/game-shapes'
import { boardOrder } from '@matchbol/core/games/score/side'
import { weekdayOf } from '@matchbol/text/shared/dates'
import { counted } from '@matchbol/text/shared/plural'
import { Link } from '@tanstack/react-router'
import { useNow } from '../../../lib/browser/use-now.ts'
import { useMe } from '../../../lib/session/use-session.ts'
import { sideOf } from '../score-entry/game.ts'
import styles from './game-meetings.module.css'

/** How often each of the two has won against the other in this league, and when they may meet again; nothing before they have met. */
export function GameMeetings({ game }: { game: GameInFull }) {
  const { a, b, meetings } = game
  const played = meetings.wonByA + meetings.wonByB
  if (played === 0 && game.status !== 'COMPLETED') return null
  const [upper, lower] = boardOrder(game)
  const isAUpper = upper === 'a'
  const ofA = <Wins count={meetings.wonByA} name={a.firstName} />
  const ofB = <Wins count={meetings.wonByB} name={b.firstName} />
  return (
    <section className="board">
      <div className="board-head">
        <h2>Особисті зустрічі</h2>
      </div>
      <div className={styles.meetings}>
        {isAUpper ? ofA : ofB}
        <small>
          {meetingsWords(played, game.status === 'COMPLETED')}
          <br />
          у&nbsp;цій лізі
        </small>
        {isAUpper ? ofB : ofA}
      </div>
      {game.status === 'COMPLETED' && game.rematchFrom && <Rematch game={game} from={game.rematchFrom} />}
      <div className={`board-foot ${styles.more}`}>
        <Link
          to="/player/$id/vs/$other"
          params={{ id: String(game[upper].id), other: String(game[lower].id) }}
          className="link"
        >
          Усі зустрічі
        </Link>
      </div>
    </section>
  )
}

const Wins = ({ count, name }: { count: number; name: string }) => (
  <div>
    <b>{count}</b>
    <small>{name}</small>
  </div>
)

function meetingsWords(played: number, isThisOne: boolean): string {
  if (played === 0) return 'без переможця'
  return played === 1 && isThisOne ? 'перша зустріч' : counted(played, ['зустріч', 'зустрічі', 'зустрічей'])
}

function Rematch({ game, from }: { game: GameInFull; from: string }) {
  const now = useNow()
  const me = useMe()
  const mySide = me && sideOf(game, me.id)
  if (new Date(from) > now) return <p className={styles.rematch}>Зіграти знову можна з&nbsp;{weekdayOf(from, now)}.</p>
  return (
    <p className={styles.rematch}>
      Зіграти знову можна вже зараз.{' '}
      {mySide && (
        <Link
          to="/profile/invite"
          search={{ opponent: game[mySide === 'a' ? 'b' : 'a'].id, league: game.league.id }}
          className="link"
        >
          Запросити
        </Link>
      )}
    </p>
  )
}
