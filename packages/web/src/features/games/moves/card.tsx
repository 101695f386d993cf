import type { Game } from '@matchbol/core/games/game-shapes'
import { shownChange } from '@matchbol/core/ratings/shown'
import { ratingText } from '@matchbol/text/ratings/rating'
import { momentOf } from '@matchbol/text/shared/dates'
import { signed } from '@matchbol/text/shared/figures'
import { fullName, initials } from '@matchbol/text/shared/names'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useNow } from '../../../lib/browser/use-now.ts'
import { Avatar } from '../../../ui/picture/avatar.tsx'
import { gameTimes } from '../page/game-times.ts'
import { sideOf } from '../score-entry/game.ts'
import { Scoreboard } from '../scoreboard/scoreboard.tsx'
import { WhatIfOfGame } from '../what-if/what-if-game.tsx'
import { ratingEffect } from '../what-if/what-if-result.ts'
import styles from './card.module.css'
import { claimOf } from './claim.ts'
import { opponentOf } from './facts.ts'
import { GameMoves } from './game-moves.tsx'

/** A game of mine that is not finished: with whom, when, where, what is at stake, and my moves. */
export function GameMovesCard({ game, myId }: { game: Game; myId: number }) {
  const now = useNow()
  const opponent = opponentOf(game, myId)
  const isInvitation = game.status === 'PENDING'
  const facts = [
    ...claimOf(game, myId).map(({ label, value }) => [label, value] as const),
    ...gameTimes(game).map(({ label, at }) => [label, momentOf(at, now)] as const),
    ['Варіанти', isInvitation && game.b.id !== myId && game.slots.map((slot) => momentOf(slot, now)).join('\n')],
    ['Де', game.place],
    ['Повідомлення', game.message && `«${game.message}»`],
    ['Примітка', game.notes],
    ['Ваш рейтинг', ratingAfter(game, myId)],
  ] as const
  return (
    <article className={`board ${styles.gameMovesCard}`}>
      <Link to="/game/$id" params={{ id: String(game.id) }} className={styles.head}>
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
      <dl className={styles.facts}>
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

/** What a result that is not confirmed yet would do to me. */
function ratingAfter(game: Game, myId: number): string | null {
  const { scoreDetails, winnerId, status } = game
  const mySide = sideOf(game, myId)
  if (!scoreDetails || !mySide || (status !== 'PENDING_CONFIRMATION' && status !== 'DISPUTED')) return null
  const effect = ratingEffect(game, scoreDetails, winnerId === null ? null : sideOf(game, winnerId))
  if (!effect) return 'не зміниться'
  const { before, after, ratedGames } = effect[mySide]
  return `${ratingText(before, ratedGames)} → ${ratingText(after, ratedGames + 1)}, ${signed(shownChange({ before, after }))}`
}
