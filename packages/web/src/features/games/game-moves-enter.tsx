import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import type { MoveProps } from './game-moves-facts.ts'
import { loadEntry, ResultSheet } from './game-moves-sheet.tsx'
import type { EntryStart } from './score-entry-game.ts'

/** Enters the result of an agreed game, or corrects a disputed one; a link to the game's page with `#result` begins at once. */
export function EnterMove({ game, onCourt }: MoveProps & { onCourt: boolean }) {
  const isAskedFor = useLocation({ select: ({ hash }) => onCourt && hash === 'result' })
  const [start, setStart] = useState<EntryStart | null>(isAskedFor ? 'score' : null)
  const now = useNow()
  const isAhead = game.agreedAt !== null && new Date(game.agreedAt) > now
  return (
    <>
      <Button
        variant={isAhead ? 'outline' : 'solid'}
        color={onCourt && !isAhead ? 'brand' : 'primary'}
        onFocus={loadEntry}
        onPointerDown={loadEntry}
        onClick={() => setStart('score')}
      >
        {game.status === 'DISPUTED' ? 'Виправити результат' : 'Внести результат'}
      </Button>
      <ResultSheet game={game} start={start} onClose={() => setStart(null)} />
    </>
  )
}
