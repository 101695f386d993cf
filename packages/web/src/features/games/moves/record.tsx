import { lazy, Suspense, useState } from 'react'
import type { SessionUser } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'

const loadSheets = () => import('./record-sheets.tsx').then((module) => ({ default: module.RecordSheets }))
const RecordSheets = lazy(loadSheets)

/** Records a game that was played without an invitation: with whom, its score, then the rest. */
export function GameMovesRecord({ me }: { me: SessionUser }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onFocus={loadSheets} onPointerDown={loadSheets} onClick={() => setOpen(true)}>
        Записати зіграну гру
      </Button>
      <Suspense>{isOpen && <RecordSheets me={me} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
