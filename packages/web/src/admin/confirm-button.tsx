import { type ReactNode, useState } from 'react'
import { Button, type ButtonLook } from '../ui/button.tsx'
import { FailureNote, type FailureNoteProps } from '../ui/failure-note.tsx'
import { Modal } from '../ui/overlay/modal.tsx'
import { StillButton } from '../ui/still-button.tsx'

interface Props {
  /** On the button, over the question and on its answer. */
  label: string
  /** Whom or what it is about, where several stand on a page: told to those who hear the button. */
  of?: string
  /** What it will do. */
  children: ReactNode
  action: { run: () => Promise<unknown>; busy: boolean; failure: FailureNoteProps }
  look?: ButtonLook
}

/** A button whose work cannot be undone: it says what it does and asks once. */
export function ConfirmButton({ label, of, children, action, look = { variant: 'outline', color: 'error' } }: Props) {
  const [isOpen, setOpen] = useState(false)
  const confirm = async () => {
    if ((await action.run()) !== undefined) setOpen(false)
  }
  return (
    <>
      <Button {...look} aria-label={of && `${label}: ${of}`} onClick={() => setOpen(true)}>
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
            <StillButton {...look} variant="solid" loading={action.busy} onClick={() => void confirm()}>
              {label}
            </StillButton>
          </>
        }
      >
        {children}
        <FailureNote {...action.failure} />
      </Modal>
    </>
  )
}
