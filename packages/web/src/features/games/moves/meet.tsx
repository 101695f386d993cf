import type { Game } from '@matchbol/core/games/game-shapes'
import { CalendarPlus, Send } from 'lucide-react'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useLoad } from '../../../lib/api/use-load.ts'
import { saveCalendar } from '../../../lib/browser/save-file.ts'
import { Button, type ButtonLook, buttonLook } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { type MoveProps, opponentOf } from './facts.ts'
import styles from './game-moves.module.css'

interface Props extends MoveProps {
  /** The game is still to come: nothing else is to be done about it. */
  isFirst: boolean
}

/** For two who have agreed to play: a chat with the opponent, where they have opened their contact, and the calendar. */
export function GameMovesMeet({ game, myId, isFirst }: Props) {
  const api = useApi()
  const opponentId = opponentOf(game, myId).id
  const opponent = useLoad(`contact of ${opponentId}`, async () => {
    const { data } = await api.call('GET /api/v1/users/{id}', { params: { id: opponentId } })
    return data
  })
  const contact = opponent.status === 'ready' && opponent.data.contact
  const first: ButtonLook = isFirst ? { color: 'brand' } : quiet
  return (
    <div className={styles.meet}>
      {contact && (
        <a href={contact} rel="noreferrer" {...buttonLook(first)}>
          <Send size={18} aria-hidden="true" />
          Написати в Telegram
        </a>
      )}
      {game.agreedAt && <InCalendar game={game} look={contact || opponent.status === 'loading' ? quiet : first} />}
    </div>
  )
}

const quiet: ButtonLook = { variant: 'outline', color: 'neutral' }

function InCalendar({ game, look }: { game: Game; look: ButtonLook }) {
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
      <Button {...look} onClick={() => save.run()} loading={save.busy}>
        <CalendarPlus size={18} aria-hidden="true" />У календар
      </Button>
      <FailureNote {...save.failure} />
    </>
  )
}
