import { cancellation, decision, dispute, rejection } from '@matchbol/core/games/move-shapes'
import type { ReactNode } from 'react'
import type { Notice } from '../../../lib/api/use-failure.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { Button, type ButtonLook } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { TextareaField } from '../../../ui/form/form-fields.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { StillButton } from '../../../ui/still-button.tsx'

/** How a reason is checked, by the move that it goes with. */
const shapes = {
  cancel: cancellation.pick({ reason: true }),
  reject: rejection.pick({ reason: true }),
  withdraw: rejection.pick({ reason: true }),
  dispute: dispute.pick({ reason: true }),
  decide: dispute.extend({ reason: decision.shape.reason }).pick({ reason: true }),
}

export interface MoveDialogProps {
  move: keyof typeof shapes
  /** The game, and what else tells apart the reasons that are kept until they were sent. */
  about: string | number
  title: string
  /** What will happen. */
  text: ReactNode
  /** Other ways, which may fit better. */
  instead?: ReactNode
  /** What the move is called on its button. */
  action: string
  /** Null asks nothing: the move needs a second look only. */
  reason: 'asked' | 'optional' | null
  color?: ButtonLook['color']
  onClose: () => void
  send: (reason: string) => Promise<unknown>
  done: Notice
  onDone?: () => void
}

/** A second look before a move that cannot simply be taken back, with its reason where one is asked. */
export const MoveDialog = ({ title, ...rest }: MoveDialogProps) => (
  <Modal isOpen onClose={rest.onClose} title={title}>
    <ReasonForm {...rest} />
  </Modal>
)

function ReasonForm({
  move,
  about,
  text,
  instead,
  action,
  reason,
  color = 'error',
  onClose,
  send,
  done,
  onDone,
}: Omit<MoveDialogProps, 'title'>) {
  const form = useContractForm<{ reason?: string | null | undefined }, unknown>(shapes[move], {
    initial: { reason: '' },
    unsent: { draft: `${move} ${about}` },
    send: ({ reason }) => send(reason?.trim() ?? ''),
    done,
    onDone: () => (onDone ?? onClose)(),
  })
  return (
    <form className="grid grid-cols-1 gap-5" {...form.props}>
      <p>{text}</p>
      {instead && <div className="flex flex-wrap gap-3">{instead}</div>}
      {reason && (
        <TextareaField
          {...form.field('reason')}
          isNullable={false}
          isFirst
          label={reason === 'asked' ? 'Причина' : 'Причина (за бажанням)'}
          required={reason === 'asked'}
        />
      )}
      <FailureNote {...form.failure} />
      <div className="flex flex-wrap justify-end gap-3 max-sm:[&>*]:flex-1">
        <Button variant="outline" color="neutral" onClick={onClose}>
          Не зараз
        </Button>
        <StillButton
          type="submit"
          color={color}
          loading={form.busy}
          disabled={reason === 'asked' && !form.values.reason?.trim()}
        >
          {action}
        </StillButton>
      </div>
    </form>
  )
}
