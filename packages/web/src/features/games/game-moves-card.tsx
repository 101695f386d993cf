import type { Game } from '@matchbol/core/games/game-shapes'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { momentOf } from '../../lib/dates.ts'
import { fullName, initials } from '../../lib/names.ts'
import { useNow } from '../../lib/use-now.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { GameMoves } from './game-moves.tsx'
import './game-moves-card.css'
import { opponentOf } from './game-moves-facts.ts'
import { ratingText } from './rating-line.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { WhatIfOfGame } from './what-if-game.tsx'

/** A game of mine that is not finished: with whom, when, where, what is at stake, and my moves. */
export function GameMovesCard({ game, myId }: { game: Game; myId: number }) {
  const now = useNow()
  const opponent = opponentOf(game, myId)
  const isInvitation = game.status === 'PENDING'
  const facts = [
    ['Коли', game.agreedAt && momentOf(game.agreedAt, now)],
    ['Варіанти', isInvitation && game.b.id !== myId && game.slots.map((slot) => momentOf(slot, now)).join('\n')],
    ['Де', game.place],
    ['Повідомлення', game.message && `«${game.message}»`],
    ['Примітка', game.notes],
  ] as const
  return (
    <article className="board game-moves-card">
      <Link to="/game/$id" params={{ id: String(game.id) }} className="game-moves-card-head">
        <Avatar id={opponent.id} initials={initials(opponent)} photoUrl={opponent.photoUrl} size="md" />
        <span className="min-w-0 flex-1">
          <b>{fullName(opponent)}</b>
          <small>
            {opponent.points !== null && `${ratingText(opponent.points, opponent.ratedGames)} · `}
            {game.league.name} · {kindOf(game)}
          </small>
        </span>
        <ChevronRight size={20} className="text-muted" aria-hidden="true" />
      </Link>
      {game.scoreDetails && <Scoreboard game={game} size="row" />}
      <dl className="game-moves-card-facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="whitespace-pre-line">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {isInvitation && <WhatIfOfGame game={game} myId={myId} />}
      <GameMoves game={game} />
    </article>
  )
}

function kindOf({ kind, isRecorded }: Game): string {
  if (isRecorded) return 'записана гра'
  return kind === 'FRIENDLY' ? 'товариська гра' : 'рейтингова гра'
}
