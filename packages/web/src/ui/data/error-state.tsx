import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'

interface Props {
  title?: string
  text?: ReactNode
  retry?: () => void
  busy?: boolean
}

/** What happened, and a way to try again. */
export const ErrorState = ({ title = 'Помилка завантаження даних', text, retry, busy = false }: Props) => (
  <div className="state" role="alert">
    <TriangleAlert size={32} className="text-error" aria-hidden="true" />
    <h2 className="text-lg">{title}</h2>
    {text && <p>{text}</p>}
    {retry && (
      <Button variant="outline" color="neutral" onClick={retry} loading={busy}>
        Спробувати знову
      </Button>
    )}
  </div>
)
