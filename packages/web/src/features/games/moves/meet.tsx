import type { Game } from '@matchbol/core/games/game-shapes'
import { CalendarPlus, Send } from 'lucide-react'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useLoad } from '../../../lib/api/use-load.ts'
import { saveCalendar } from '../../../lib/browser/save-file.ts'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { type MoveProps, opponentOf } from './facts.ts'
import styles from './game-moves.module.css'

/** For two who have agreed to play: a chat with the opponent, where they have opened their contact, and the calendar. */
export const GameMovesMeet = ({ game, myId }: MoveProps) => (
  <div className={styles.meet}>
    <Chat opponentId={opponentOf(game, myId).id} />
    {game.agreedAt && <InCalendar game={game} />}
  </div>
)

function Chat({ opponentId }: { opponentId: number }) {
  const api = useApi()
  const opponent = useLoad(`contact of ${opponentId}`, async () => {
    const { data } = await api.call('GET /api/v1/users/{id}', { params: { id: opponentId } })
    return data
  })
  if (opponent.status !== 'ready' || !opponent.data.contact) return null
  return (
    <a href={opponent.data.contact} rel="noreferrer" {...buttonLook({ variant: 'outline', color: 'neutral' })}>
      <Send size={18} aria-hidden="true" />
      Написати в Telegram
    </a>
  )
}

function InCalendar({ game }: { game: Game }) {
  const api = useApi()
  const save = useAction(
    async () => {
      const { data } = await api.call('GET /api/v1/games/{id}/calendar', { params: { id: game.id } })
      saveCalendar(`matchbol-${game.id}.ics`, data.ics)
    },
    { failed: 'Не вдалося отримати файл календаря' },
  )
  return (
    <>
      <Button variant="outline" color="neutral" onClick={() => save.run()} loading={save.busy}>
        <CalendarPlus size={18} aria-hidden="true" />У календар
      </Button>
      <FailureNote {...save.failure} />
    </>
  )
}
