import { chanceShown } from '@matchbol/core/ratings/chance'
import { percent } from '@matchbol/text/shared/figures'
import { tvName } from '@matchbol/text/shared/names'
import { Link } from '@tanstack/react-router'
import type { CardGame } from '../lists/card-game.ts'
import { Scoreboard } from './scoreboard.tsx'

/** The game of the week, big on the court. */
export const WeekBoard = ({ game, isOfLastWeek }: { game: CardGame; isOfLastWeek: boolean }) => (
  <Scoreboard
    game={game}
    size="court"
    frame="hero"
    head={
      <Link
        to="/game/$id"
        params={{ id: String(game.id) }}
        className="flex min-h-11 items-center font-semibold text-white underline-offset-4 hover:underline"
      >
        {isOfLastWeek ? 'Матч минулого тижня' : 'Матч тижня'}
      </Link>
    }
    foot={
      <>
        <span>{game.league.name}</span>
        <WinnersChance game={game} />
      </>
    }
  />
)

function WinnersChance({ game: { a, b, winnerId } }: { game: CardGame }) {
  const [winner, loser] = winnerId === a.id ? [a, b] : [b, a]
  if (!winner.rating || !loser.rating) return null
  const chance = chanceShown(
    { points: winner.rating.before, games: winner.rating.ratedGames },
    { points: loser.rating.before, games: loser.rating.ratedGames },
  )
  return (
    <span>
      {tvName(winner)}: шанс до гри&nbsp;— {percent(chance)}
    </span>
  )
}
