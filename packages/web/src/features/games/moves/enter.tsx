import { useState } from 'react'
import { useNow } from '../../../lib/browser/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { isStillAhead, type MoveProps } from './facts.ts'
import { loadEntry, ResultSheet } from './sheet.tsx'

/** Enters the result of an agreed game, or corrects a disputed one. */
export function EnterMove({ game, onCourt }: MoveProps & { onCourt: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const isAhead = isStillAhead(game, useNow())
  return (
    <>
      <Button
        variant={isAhead ? (onCourt ? 'ghost' : 'outline') : 'solid'}
        color={onCourt && !isAhead ? 'brand' : 'primary'}
        onFocus={loadEntry}
        onPointerDown={loadEntry}
        onClick={() => setOpen(true)}
      >
        {game.status === 'DISPUTED' ? 'Виправити результат' : 'Внести результат'}
      </Button>
      <ResultSheet game={game} start={isOpen ? 'score' : null} onClose={() => setOpen(false)} />
    </>
  )
}
