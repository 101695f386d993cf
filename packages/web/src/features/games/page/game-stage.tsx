import type { Game } from '@matchbol/core/games/game-shapes'
import { gameTitle } from '@matchbol/text/games/title'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFocusOnArrival } from '../../../lib/browser/use-focus-on-arrival.ts'
import { Scoreboard } from '../scoreboard/scoreboard.tsx'
import { GameStatusBadge } from '../status-badge.tsx'
import { GameFacts } from './game-facts.tsx'
import styles from './game-page.module.css'

/** The green head of a game's page: where it stands, who plays, how it went; below it what the reader can do now. */
export function GameStage({ game, children }: { game: Game; children?: ReactNode }) {
  const title = useFocusOnArrival<HTMLHeadingElement>(game.version)
  return (
    <section className={`band on-court ${styles.gameStage}`}>
      <div className="wrap">
        <div className={styles.head}>
          <nav className="crumbs" aria-label="Шлях">
            <Link to="/stats/matches">Матчі</Link>
            <ChevronRight size={14} aria-hidden="true" />
            <span aria-current="page">Гра №&nbsp;{game.id}</span>
          </nav>
          <GameStatusBadge status={game.status} />
        </div>
        <h1 className="sr-only" ref={title} tabIndex={-1}>
          {gameTitle(game)}
        </h1>
        <div className={styles.gameNet}>
          <Scoreboard
            game={game}
            size="court"
            head={
              <span>
                <Link
                  to="/stats/leagues"
                  search={{ league: game.league.id }}
                  className="inline-flex min-h-11 items-center underline underline-offset-3"
                >
                  {game.league.name}
                </Link>
                <span className="max-md:hidden">
                  {' '}
                  · {game.kind === 'FRIENDLY' ? 'товариська гра' : 'рейтингова гра'}
                </span>
              </span>
            }
            foot={<GameFacts game={game} />}
          />
        </div>
        {children}
      </div>
    </section>
  )
}
