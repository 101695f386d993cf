import { whenPlayed } from '@matchbol/text/shared/dates'
import { Link, useLoaderData } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNow } from '../../lib/browser/use-now.ts'
import { useReadEachMinute } from '../../lib/live/read-each-minute.ts'
import { useMe } from '../../lib/session/use-session.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { PostCards } from '../blog/post-card.tsx'
import { GameCard } from '../games/lists/game-card.tsx'
import gameCardsStyles from '../games/lists/game-cards.module.css'
import { WeekBoard } from '../games/scoreboard/week-board.tsx'
import { JoinLeagueButton } from '../leagues/join/button.tsx'
import { siteFigures } from '../stats/site-figures.ts'
import { EmptyScoreboard } from './empty-scoreboard.tsx'
import { Hero } from './hero.tsx'
import { HeroAction } from './hero-action.tsx'
import { HeroFigures } from './hero-figures.tsx'
import styles from './home.module.css'
import leadersStyles from './leaders.module.css'
import { Leaders } from './leaders.tsx'
import { LiveBoard } from './live-board.tsx'
import { NextEventsLater } from './next-events-later.tsx'
import { Steps } from './steps.tsx'

// Most readers are guests; a person's own games come after the page itself.
const OwnTurn = lazy(() => import('../games/own/own-turn.tsx').then((module) => ({ default: module.OwnTurn })))

/** The home page. */
export function Home() {
  const { players, gamesCount, leaguesCount, best, leaders, posts, events, leagueId } = useLoaderData({ from: '/' })
  const isAlive = players > 0
  const me = useMe()
  return (
    <>
      <div className={styles.ownTurnPlace}>
        <Suspense>{me && <OwnTurn me={me} />}</Suspense>
      </div>
      <Hero
        action={<HeroAction join={<JoinLeagueButton color="brand" size="lg" />} />}
        figures={
          isAlive && <HeroFigures figures={siteFigures({ players, games: gamesCount, leagues: leaguesCount })} />
        }
        board={best && <WeekBoard {...best} />}
      />
      <div className="wrap lift">
        <Latest key={leagueId} />
      </div>
      {leaders.length > 0 && (
        <section className="wrap section">
          <div className="section-head">
            <h2>Найсильніші за рейтингом</h2>
            <Link to="/stats/leagues" className="link">
              Таблиці ліг <ArrowRight size={18} aria-hidden="true" />
            </Link>
          </div>
          <div className={leadersStyles.leadersGrid}>
            {leaders.map(({ league, rows }) => (
              <Leaders key={league.id} league={league} rows={rows} />
            ))}
          </div>
        </section>
      )}
      <Steps />
      {events.length > 0 && <NextEventsLater events={events} />}
      {posts.length > 0 && (
        <section className="wrap section">
          <div className="section-head">
            <h2>Свіжі статті</h2>
            <Link to="/blog" className="link">
              Увесь блог <ArrowRight size={18} aria-hidden="true" />
            </Link>
          </div>
          <div className="board">
            <PostCards posts={posts} label="Свіжі статті" heading="h3" />
          </div>
        </section>
      )}
    </>
  )
}

function Latest() {
  const { games } = useLoaderData({ from: '/' })
  const now = useNow()
  const [first] = useState(() => new Set(games.map(({ id }) => id)))
  useReadEachMinute()
  return (
    <LiveBoard filter={<LeagueFilter />}>
      {games.length > 0 ? (
        <div className={gameCardsStyles.gameCards}>
          {games.map((game) => (
            <GameCard
              key={game.id}
              game={game}
              time={game.completedAt ? whenPlayed(game.completedAt, now) : ''}
              isNew={!first.has(game.id)}
            />
          ))}
        </div>
      ) : (
        <EmptyState
          icon={<EmptyScoreboard />}
          text="Тут зʼявляться результати: щойно двоє зіграють і&nbsp;підтвердять рахунок."
        >
          <a href="#how" {...buttonLook({ variant: 'outline' })}>
            Як це працює
          </a>
        </EmptyState>
      )}
    </LiveBoard>
  )
}

function LeagueFilter() {
  const { leagues, leagueId } = useLoaderData({ from: '/' })
  if (leagues.length < 2) return null
  return (
    <nav className="segments" aria-label="Ліга на табло">
      {[{ id: undefined, name: 'Усі' }, ...leagues].map(({ id, name }) => (
        <Link
          key={id ?? 0}
          from="/"
          to="."
          search={{ league: id }}
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={(id ?? null) === leagueId ? 'true' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
