import { gameLengths } from '@matchbol/core/games/limits'
import type { ReactNode } from 'react'
import { forgetDrafts } from '../../../lib/forms/drafts.ts'
import { useDraft } from '../../../lib/forms/use-draft.ts'
import { Button, type ButtonLook } from '../../../ui/button.tsx'
import { FailureNote, type FailureNoteProps } from '../../../ui/failure-note.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Textarea } from '../../../ui/form/input.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'

interface Props {
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
  /** Under which name the reason is kept until it was sent. */
  draft: string
  isOpen: boolean
  onClose: () => void
  /** Resolves with the answer, and with undefined when there was none. */
  onSend: (reason: string) => Promise<unknown>
  busy: boolean
  /** Why the last attempt came to nothing. */
  failure: FailureNoteProps
}

/** A second look before a move that cannot simply be taken back, with its reason where one is asked. */
export const MoveDialog = ({ isOpen, onClose, title, ...rest }: Props) => (
  <Modal isOpen={isOpen} onClose={onClose} title={title}>
    <Content {...rest} onClose={onClose} />
  </Modal>
)

const lengths = { asked: gameLengths.reason, optional: gameLengths.optionalReason }

function Content({
  text,
  instead,
  action,
  reason,
  draft,
  color = 'error',
  onClose,
  onSend,
  busy,
  failure,
}: Omit<Props, 'isOpen' | 'title'>) {
  const [typed, setTyped] = useDraft(draft, '')
  const send = async () => {
    if ((await onSend(typed.trim())) !== undefined) forgetDrafts(draft)
  }
  return (
    <form
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p>{text}</p>
      {instead && <div className="flex flex-wrap gap-3">{instead}</div>}
      {reason && (
        <Field label={reason === 'asked' ? 'Причина' : 'Причина (за бажанням)'} required={reason === 'asked'}>
          {(control) => (
            <Textarea
              {...control}
              ref={focusFirst}
              maxLength={lengths[reason]}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      )}
      <FailureNote {...failure} />
      <div className="flex flex-wrap justify-end gap-3 max-sm:[&>*]:flex-1">
        <Button variant="outline" color="neutral" onClick={onClose}>
          Не зараз
        </Button>
        <Button type="submit" color={color} loading={busy} disabled={reason === 'asked' && typed.trim() === ''}>
          {action}
        </Button>
      </div>
    </form>
  )
}

/** A dialog that opens looks for this attribute; React would only focus, before there is a dialog. */
const focusFirst = (field: HTMLElement | null) => field?.setAttribute('autofocus', '')
