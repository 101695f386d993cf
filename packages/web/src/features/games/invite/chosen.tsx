import type { Opponent } from '@matchbol/core/games/pair-shapes'
import { lastMeeting } from '@matchbol/text/games/last-meeting'
import { ratingText } from '@matchbol/text/ratings/rating'
import { fullName, initials } from '@matchbol/text/shared/names'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { useNow } from '../../../lib/browser/use-now.ts'
import { useMe } from '../../../lib/session/use-session.ts'
import { Note } from '../../../ui/note.tsx'
import { Avatar } from '../../../ui/picture/avatar.tsx'

interface Props {
  opponent: Opponent
  leagueName: string
  /** The way back to the list. */
  change: ReactNode
  /** The form, where nothing stands against the invitation. */
  children: ReactNode
}

/** The opponent on whom the choice fell, and what comes next. */
export function InviteChosen({ opponent, leagueName, change, children }: Props) {
  const now = useNow()
  const me = useMe()
  const { player, points, ratedGames, refusal } = opponent
  return (
    <section className="board">
      <div className="board-head">
        <Avatar id={player.id} initials={initials(player)} photoUrl={player.photoUrl} size="md" />
        <div className="min-w-0 flex-1">
          <h2>{fullName(player)}</h2>
          <p className="text-xs text-muted">
            {ratingText(points, ratedGames)} · {leagueName} · {lastMeeting(opponent, now)}
          </p>
          {me && opponent.lastMeetingAt && (
            <Link to="/player/$id/vs/$other" params={{ id: String(me.id), other: String(player.id) }} className="link">
              Наші зустрічі
            </Link>
          )}
        </div>
        {change}
      </div>
      <div className="board-body">
        {refusal ? (
          <Note color="warning">
            {refusalText(refusal.code, refusal.until ? { until: refusal.until } : {}, now)}
            {refusal.gameId !== null && (
              <Link to="/game/$id" params={{ id: String(refusal.gameId) }} className="link block">
                Відкрити цю гру
              </Link>
            )}
          </Note>
        ) : (
          children
        )}
      </div>
    </section>
  )
}
