import { whenPlayed } from '@matchbol/text/shared/dates'
import { useLoaderData } from '@tanstack/react-router'
import { useNow } from '../../../lib/browser/use-now.ts'
import { GuestInvitation } from '../../../lib/session/guest-invitation.tsx'
import { usePersonalPage } from '../../../lib/session/use-personal-page.ts'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { GameCard } from '../../games/lists/game-card.tsx'
import gameCardsStyles from '../../games/lists/game-cards.module.css'
import { StakesLine } from '../../games/what-if/stakes-line.tsx'
import { PlayerAbout } from './about.tsx'
import { Board } from './board.tsx'
import styles from './boards.module.css'
import { PlayerHead } from './head.tsx'
import { Played } from './played-later.tsx'
import { PlayerRatings } from './ratings.tsx'
import { PlayerTotals } from './totals.tsx'

/** A player as everybody may see them. */
export function PlayerPage() {
  const { about, games } = useLoaderData({ from: '/player/$id/' })
  usePersonalPage()
  return (
    <>
      <PlayerHead data={about} stakes={(leagueId) => <StakesLine leagueId={leagueId} opponentId={about.player.id} />} />
      <div className={`wrap lift ${styles.boards}`}>
        <GuestInvitation here="Це сторінка гравця аматорської ліги." />
        <Board id="ratings" title="Ліги й рейтинг">
          {about.leagues.length + about.ratings.length > 0 ? (
            <PlayerRatings data={about} />
          ) : (
            <EmptyState text="Поки що не грає в жодній лізі." />
          )}
          <PlayerTotals totals={about.totals} />
        </Board>
        {games.length > 0 && <Played />}
        <Board id="games" title="Останні ігри">
          <LatestGames />
        </Board>
        <PlayerAbout player={about.player} />
      </div>
    </>
  )
}

function LatestGames() {
  const { games } = useLoaderData({ from: '/player/$id/' })
  const now = useNow()
  if (games.length === 0) return <EmptyState text="Ще жодної зіграної гри." />
  return (
    <div className={gameCardsStyles.gameCards}>
      {games.map((game) => (
        <GameCard key={game.id} game={game} time={game.completedAt ? whenPlayed(game.completedAt, now) : ''} />
      ))}
    </div>
  )
}
