import { type ReactNode, useState } from 'react'
import { Button, type ButtonLook } from '../ui/button.tsx'
import { FailureNote, type FailureNoteProps } from '../ui/failure-note.tsx'
import { Modal } from '../ui/overlay/modal.tsx'

interface Props {
  /** On the button, over the question and on its answer. */
  label: string
  /** What it will do. */
  children: ReactNode
  action: { run: () => Promise<unknown>; busy: boolean; failure: FailureNoteProps }
  look?: ButtonLook
}

/** A button whose work cannot be undone: it says what it does and asks once. */
export function ConfirmButton({ label, children, action, look = { variant: 'outline', color: 'error' } }: Props) {
  const [isOpen, setOpen] = useState(false)
  const confirm = async () => {
    if ((await action.run()) !== undefined) setOpen(false)
  }
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={label}
        foot={
          <>
            <Button variant="outline" color="neutral" onClick={() => setOpen(false)}>
              Скасувати
            </Button>
            <Button {...look} variant="solid" loading={action.busy} onClick={() => void confirm()}>
              {label}
            </Button>
          </>
        }
      >
        {children}
        <FailureNote {...action.failure} />
      </Modal>
    </>
  )
}
