import { whenPlayed } from '@matchbol/text/shared/dates'
import { createFileRoute, Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { toCard } from '../features/games/lists/card-game.ts'
import { GameCard } from '../features/games/lists/game-card.tsx'
import gameCardsStyles from '../features/games/lists/game-cards.module.css'
import { WeekBoard } from '../features/games/scoreboard/week-board.tsx'
import { weekGame } from '../features/games/scoreboard/week-game.ts'
import { EmptyScoreboard } from '../features/home/empty-scoreboard.tsx'
import { Hero } from '../features/home/hero.tsx'
import { HeroAction } from '../features/home/hero-action.tsx'
import { HeroFigures } from '../features/home/hero-figures.tsx'
import styles from '../features/home/home.module.css'
import leadersStyles from '../features/home/leaders.module.css'
import { Leaders } from '../features/home/leaders.tsx'
import { LiveBoard } from '../features/home/live-board.tsx'
import { Steps } from '../features/home/steps.tsx'
import { JoinLeagueButton } from '../features/leagues/join/button.tsx'
import { byLife } from '../features/leagues/join/choose-league.ts'
import { siteFigures } from '../features/stats/site-figures.ts'
import { pageHead } from '../lib/address/head.ts'
import { idParam } from '../lib/address/search-params.ts'
import { useNow } from '../lib/browser/use-now.ts'
import { useMe } from '../lib/session/use-session.ts'
import { buttonLook } from '../ui/button.tsx'
import { EmptyState } from '../ui/data/empty-state.tsx'

// Most readers are guests; a person's own games come after the page itself.
const OwnTurn = lazy(() => import('../features/games/own/own-turn.tsx').then((module) => ({ default: module.OwnTurn })))

interface Search {
  league?: number | undefined
}

const searchOf = (search: Partial<Record<keyof Search, unknown>>): Search => ({ league: idParam(search.league) })

const onBoard = 6
const leagueBoards = 4
const leadersOfEach = 5

export const Route = createFileRoute('/')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => searchOf(search),
  loader: async ({ context: { api }, deps }) => {
    const [summary, latest, { data: all }] = await Promise.all([
      api.call('GET /api/v1/stats/summary'),
      api.call('GET /api/v1/games', { query: { limit: 30 } }),
      api.call('GET /api/v1/leagues', { query: { isActive: 'true', limit: 100 } }),
    ])
    const readAt = new Date()
    const leagues = byLife(all)
    const leagueId = leagues.find(({ id }) => id === deps.league)?.id
    const [ofLeague, ...leaders] = await Promise.all([
      leagueId ? api.call('GET /api/v1/games', { query: { leagueId, limit: onBoard } }) : latest,
      ...leagues.slice(0, leagueBoards).map(async ({ id, name, gender, playersCount }) => ({
        league: { id, name, gender, playersCount },
        rows: (await api.call('GET /api/v1/players', { query: { leagueId: id, limit: leadersOfEach } })).data,
      })),
    ])
    const best = weekGame(latest.data, readAt)
    const { players, games, leagues: leaguesCount } = summary.data
    return {
      counts: { players, games, leagues: leaguesCount },
      readAt: readAt.toISOString(),
      leagues: leagues.slice(0, 3).map(({ id, name }) => ({ id, name })),
      leagueId,
      games: ofLeague.data.slice(0, onBoard).map(toCard),
      best: best && { ...best, game: toCard(best.game) },
      leaders: leaders.filter(({ rows }) => rows.length > 0),
    }
  },
  head: ({ matches }) =>
    pageHead(matches, {
      title: 'Ліги аматорського тенісу',
      description:
        'Ліги аматорського тенісу: знайдіть суперника свого рівня, домовтеся про гру й отримайте рейтинг, який можна пояснити.',
    }),
  component: Home,
})

function Home() {
  const { counts, best, leaders } = Route.useLoaderData()
  const isAlive = counts.players > 0
  const me = useMe()
  return (
    <>
      <div className={styles.ownTurnPlace}>
        <Suspense>{me && <OwnTurn me={me} />}</Suspense>
      </div>
      <Hero
        action={<HeroAction join={<JoinLeagueButton color="brand" size="lg" />} />}
        figures={isAlive && <HeroFigures figures={siteFigures(counts)} />}
        board={best && <WeekBoard {...best} />}
      />
      <div className="wrap lift">
        <Latest />
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
    </>
  )
}

function Latest() {
  const { games, readAt } = Route.useLoaderData()
  const now = useNow()
  return (
    <LiveBoard readAt={readAt} filter={<LeagueFilter />}>
      {games.length > 0 ? (
        <div className={gameCardsStyles.gameCards}>
          {games.map((game) => (
            <GameCard key={game.id} game={game} time={game.completedAt ? whenPlayed(game.completedAt, now) : ''} />
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
  const { leagues, leagueId } = Route.useLoaderData()
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
          aria-current={id === leagueId ? 'true' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
