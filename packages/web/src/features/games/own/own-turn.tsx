import { openStatuses } from '@matchbol/core/games/rules'
import { waitingFor } from '@matchbol/text/games/waiting'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useTimesReadAnew } from '../../../lib/api/read-anew.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useLoad } from '../../../lib/api/use-load.ts'
import { useNow } from '../../../lib/browser/use-now.ts'
import { ownGames } from '../../../lib/session/own-games.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import { noDialog, onDialogs, topDialog } from '../../../ui/overlay/open-dialogs.ts'
import { type ListedItem, useWithJustConfirmed } from '../moves/just-confirmed.ts'
import { GameMovesList } from '../moves/list.tsx'
import styles from './own-turn.module.css'
import { useFold, useOwnTurnPlace } from './own-turn-place.ts'

/** So much of it stands on a page about other things. */
const most = 3

/** «Ваш хід» on the home page: what waits for this person; nothing where nothing does. */
export function OwnTurn({ me }: { me: SessionUser }) {
  const now = useNow()
  const { games, isKnown } = useOpenGames(me)
  const items = waitingFor(games, me.id, now).filter(({ isMine }) => isMine)
  const listed = useWithJustConfirmed(items, me.id)
  const isThere = listed.length > 0
  const [isFolded, unfold] = useFold()
  useOwnTurnPlace(isKnown, isThere, isFolded)
  const strip = isThere && <Strip listed={listed} count={items.length} myId={me.id} />
  if (!isFolded) return strip
  return (
    <>
      {isKnown && <FoldedStrip count={items.length} onUnfold={unfold} />}
      <div className={styles.unseen} inert>
        {strip}
      </div>
    </>
  )
}

interface StripProps {
  listed: readonly ListedItem[]
  count: number
  myId: number
}

const Strip = ({ listed, count, myId }: StripProps) => (
  <section className={styles.ownTurn} aria-labelledby="own-turn">
    <div className="wrap">
      <div className="board">
        <div className="board-head">
          <h2 id="own-turn">Ваш хід</h2>
          <span className="count" data-hot>
            {count}
          </span>
          <Link to="/profile" className="link end">
            {count > most ? 'Показати всі' : 'До кабінету'}
          </Link>
        </div>
        <GameMovesList items={listed.slice(0, most)} myId={myId} />
      </div>
    </div>
  </section>
)

const FoldedStrip = ({ count, onUnfold }: { count: number; onUnfold: () => void }) => (
  <section className={styles.folded} aria-label="Ваш хід">
    <div className="wrap">
      {count > 0 ? (
        <button type="button" aria-expanded={false} onClick={onUnfold}>
          <b>Ваш хід</b>
          <span className="count" data-hot>
            {count}
          </span>
          Показати
          <ChevronDown size={20} aria-hidden="true" />
        </button>
      ) : (
        <p>Зараз нічого не чекає на вас.</p>
      )}
    </div>
  </section>
)

/**
 * Read anew when the profile's own counts have changed, and after every move; until the answer is there, and as long as a dialog
 * stands open, which may be of one of them, as they were.
 */
function useOpenGames(me: SessionUser) {
  const api = useApi()
  const awaiting = me.gamesAwaitingConfirmation.map(({ id, version }) => `${id} ${version}`)
  const key = JSON.stringify([useTimesReadAnew(), me.id, me.gameStats, awaiting])
  const games = useLoad(`open games ${key}`, () => ownGames(api, me.id, openStatuses))
  const [last, setLast] = useState<Awaited<ReturnType<typeof ownGames>>>()
  const isHeld = useSyncExternalStore(onDialogs, topDialog, noDialog) !== null
  if (games.status === 'ready' && games.data !== last && !isHeld) setLast(games.data)
  return { games: last ?? [], isKnown: last !== undefined }
}
