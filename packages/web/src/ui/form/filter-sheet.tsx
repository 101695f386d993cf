import { SlidersHorizontal, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonLook } from '../button.tsx'
import './filter-sheet.css'

interface Props {
  /** For the chips that open it. */
  id: string
  /** One line that scrolls in itself: what opens the sheet, what is chosen. On a wide screen those marked `phone-only` are hidden. */
  chips: ReactNode
  /** On the button that closes the sheet: «Показати 128 матчів». */
  done: ReactNode
  children: ReactNode
}

/**
 * The filters of a list: beside it on a wide screen, in a sheet from below on a phone. A popover, so that it opens before, and
 * without, any script.
 */
export const FilterSheet = ({ id, chips, done, children }: Props) => (
  <>
    <search className="filter-sheet" id={id} popover="auto" aria-label="Фільтри">
      <div className="filter-sheet-head">
        <h2>Фільтри</h2>
        <button
          type="button"
          className="icon-button"
          aria-label="Закрити"
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <X size={22} aria-hidden="true" />
        </button>
      </div>
      {children}
      <div className="filter-sheet-foot">
        <button type="button" {...buttonLook({ size: 'lg' })} popoverTarget={id} popoverTargetAction="hide">
          {done}
        </button>
      </div>
    </search>
    <div className="chips filter-chips">{chips}</div>
  </>
)

/** A chip of a phone that opens the sheet. */
export const FilterOpener = ({ sheet, children = 'Фільтри' }: { sheet: string; children?: ReactNode }) => (
  <button type="button" className="chip phone-only" popoverTarget={sheet}>
    <SlidersHorizontal size={18} aria-hidden="true" />
    {children}
  </button>
)
