import { type Waiting as WaitingItem, waitingFor } from '@matchbol/text/games/waiting'
import { momentOf, whenPlayed } from '@matchbol/text/shared/dates'
import { Link, useLoaderData } from '@tanstack/react-router'
import { useNow } from '../../lib/browser/use-now.ts'
import { useMe } from '../../lib/session/use-session.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { Note } from '../../ui/note.tsx'
import { GameCard } from '../games/lists/game-card.tsx'
import styles from '../games/lists/game-cards.module.css'
import { useWithJustConfirmed } from '../games/moves/just-confirmed.ts'
import { GameMovesList } from '../games/moves/list.tsx'
import { JoinLeagueButton } from '../leagues/join/button.tsx'
import { MyLeague } from './my-league.tsx'

/** What waits for the person, their leagues and their latest games. */
export function OverviewPage() {
  const { standings } = useLoaderData({ from: '/profile/' })
  return (
    <>
      <h1 className="text-3xl">Особистий кабінет</h1>
      <MovedUp />
      {standings.length > 0 ? <WaitingBoard /> : <FirstStep />}
      {standings.length > 0 && <Leagues />}
      <LatestGames />
    </>
  )
}

/** A place that became free calls for a change of plans, so it is told before all else. */
function MovedUp() {
  const me = useMe()
  const now = useNow()
  return me?.movedUp.map(({ id, title, startsAt }) => (
    <Note key={id} title="Місце звільнилося: вас записано">
      <Link to="/events/$id" params={{ id: String(id) }} className="link">
        {title}
      </Link>
      , {momentOf(startsAt, now)}. Якщо не зможете прийти, скасуйте запис.
    </Note>
  ))
}

/** Without a league there is one thing to do. */
const FirstStep = () => (
  <section className="board">
    <EmptyState text="Щоб грати, вступіть до ліги: виберіть її за статтю та рівнем гри.">
      <JoinLeagueButton size="lg" />
    </EmptyState>
  </section>
)

function WaitingBoard() {
  const { open, played } = useLoaderData({ from: '/profile/' })
  const me = useMe()
  const now = useNow()
  if (!me) return null
  return <Waiting items={waitingFor(open, me.id, now)} myId={me.id} isNew={open.length === 0 && played.length === 0} />
}

function Waiting({ items, myId, isNew }: { items: readonly WaitingItem[]; myId: number; isNew: boolean }) {
  const listed = useWithJustConfirmed(items, myId)
  const mine = items.filter(({ isMine }) => isMine).length
  return (
    <section className="board">
      <div className="board-head">
        <h2>Ваш хід</h2>
        {mine > 0 && (
          <span className="count" data-hot>
            {mine}
          </span>
        )}
      </div>
      {listed.length > 0 ? (
        <GameMovesList items={listed} myId={myId} />
      ) : (
        <EmptyState
          text={
            isNew
              ? 'Вітаємо! Запросіть першого суперника.'
              : 'Зараз нічого не чекає на вас. Саме час домовитися про наступну гру.'
          }
        >
          <Link to="/profile/invite" {...buttonLook()}>
            Запросити на гру
          </Link>
        </EmptyState>
      )}
    </section>
  )
}

function Leagues() {
  const { standings, open } = useLoaderData({ from: '/profile/' })
  const now = useNow()
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Мої ліги</h2>
        <JoinLeagueButton variant="ghost" />
      </div>
      <div className="grid gap-4 lg:grid-cols-2 lg:[&>:only-child]:col-span-2">
        {standings.map((standing) => (
          <MyLeague
            key={standing.membership.id}
            {...standing}
            openGames={open.filter(({ league }) => league.id === standing.membership.league.id).length}
            now={now}
          />
        ))}
      </div>
    </section>
  )
}

function LatestGames() {
  const { played, standings } = useLoaderData({ from: '/profile/' })
  const now = useNow()
  if (played.length === 0 && standings.length === 0) return null
  return (
    <section className="board">
      <div className="board-head">
        <h2>Останні ігри</h2>
        <Link to="/profile/games" className="link end">
          Усі ігри
        </Link>
      </div>
      {played.length > 0 ? (
        <div className={styles.gameCards}>
          {played.map((game) => (
            <GameCard key={game.id} game={game} time={game.completedAt ? whenPlayed(game.completedAt, now) : ''} />
          ))}
        </div>
      ) : (
        <EmptyState text="Тут зʼявляться зіграні ігри з рахунком і зміною рейтингу." />
      )}
    </section>
  )
}
