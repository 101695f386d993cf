import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ErrorState } from '../../ui/data/error-state.tsx'

/** The words stand here, not among the refusals: this must be drawn even when nothing more can be fetched. */
export function PageError({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await router.invalidate()
    setBusy(false)
    reset()
  }
  return (
    <div className="wrap py-12">
      <div className="board">
        <ErrorState
          title="Не вдалося показати сторінку"
          text="Щось пішло не так. Перевірте інтернет і спробуйте знову."
          retry={retry}
          busy={busy}
        />
      </div>
    </div>
  )
}
