import { ChevronLeft, X } from 'lucide-react'
import styles from './score-entry.module.css'

interface Props {
  id: string
  title: string
  onBack: () => void
  onClose: () => void
}

/** The green bar over a sheet: one step back, what it is, and out of it. */
export const SheetHead = ({ id, title, onBack, onClose }: Props) => (
  <header className={`${styles.head} on-court`}>
    <button type="button" className="icon-button" aria-label="Назад" onClick={onBack}>
      <ChevronLeft size={24} aria-hidden="true" />
    </button>
    <b id={id}>{title}</b>
    <button type="button" className="icon-button" aria-label="Закрити" onClick={onClose}>
      <X size={24} aria-hidden="true" />
    </button>
  </header>
)
