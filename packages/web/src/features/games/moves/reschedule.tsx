import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import type { MoveProps } from './facts.ts'

// Calendar and chips are for the two who play: a reader of the game's page does without.
const loadForm = () => import('./reschedule-form.tsx').then((module) => ({ default: module.RescheduleForm }))
const RescheduleForm = lazy(loadForm)

/** Proposes other times for an agreed game; the old one stands until the other player agrees. */
export function RescheduleMove({ game, myId }: MoveProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const name = game.agreedAt ? 'Запропонувати інший час' : 'Запропонувати час'
  return (
    <>
      <Button variant="outline" color="neutral" onPointerDown={loadForm} onClick={() => setOpen(true)}>
        {game.agreedAt ? 'Інший час' : 'Запропонувати час'}
      </Button>
      <Modal isOpen={isOpen} onClose={close} title={name}>
        <Suspense fallback={<Loading />}>
          <RescheduleForm game={game} myId={myId} onClose={close} />
        </Suspense>
      </Modal>
    </>
  )
}
