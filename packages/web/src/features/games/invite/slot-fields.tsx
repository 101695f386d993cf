import { MOST_SLOTS } from '@matchbol/core/games/limits'
import { kyivDate, toKyiv } from '@matchbol/core/shared/kyiv-time'
import type { PlainDateTime } from '@matchbol/core/shared/plain-date'
import { wholeDateTime } from '@matchbol/text/shared/calendar-days'
import { X } from 'lucide-react'
import { useNow } from '../../../lib/browser/use-now.ts'
import { DateTimePicker } from '../../../ui/date/date-time-picker.tsx'
import styles from './slot-fields.module.css'
import { lastSlot, slotFault, slotsFrom, toggleSlot } from './slots.ts'

interface Props {
  /** As they are sent, in order. */
  slots: readonly string[]
  onChange: (slots: string[]) => void
}

/** Up to three times to choose from, and those that are picked already, each to be given up. */
export function InviteSlotFields({ slots, onChange }: Props) {
  const now = useNow()
  const today = kyivDate(now)
  const picked = slots.map(toKyiv)
  const toggle = (slot: PlainDateTime) => onChange(slotsFrom(toggleSlot(picked, slot)))
  return (
    <div className="grid grid-cols-1 gap-4">
      {picked.length > 0 && (
        <ul className={styles.pickedSlots} aria-label="Вибрані варіанти">
          {picked.map((slot) => (
            <li key={slot} data-fault={slotFault(slot, now) ? true : undefined}>
              <span>
                {wholeDateTime(slot, today)}
                {slotFault(slot, now) && <small role="alert">{slotFault(slot, now)}</small>}
              </span>
              <button
                type="button"
                className="icon-button"
                aria-label={`Прибрати: ${wholeDateTime(slot, today)}`}
                onClick={() => toggle(slot)}
              >
                <X size={20} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <DateTimePicker
        value={picked}
        onToggle={toggle}
        today={today}
        firstDay={today}
        lastDay={kyivDate(lastSlot(now))}
        faultOf={(moment) => slotFault(moment, now)}
        isFull={picked.length >= MOST_SLOTS}
      />
    </div>
  )
}
