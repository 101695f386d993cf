import { momentOf } from '@matchbol/text/shared/dates'
import { useNow } from '../../../lib/browser/use-now.ts'
import { ChoiceGroup } from '../../../ui/form/choice-group.tsx'

interface Props {
  legend: string
  slots: readonly string[]
  value: string | null
  onChange: (slot: string) => void
}

/** The times on the table; one that has passed can no longer be chosen. */
export function GameMovesSlots({ legend, slots, value, onChange }: Props) {
  const now = useNow()
  return (
    <ChoiceGroup
      legend={legend}
      value={value}
      onChange={onChange}
      choices={slots.map((slot) => {
        const hasPassed = new Date(slot) <= now
        return {
          value: slot,
          label: momentOf(slot, now),
          disabled: hasPassed,
          ...(hasPassed && { hint: 'Цей час уже минув' }),
        }
      })}
    />
  )
}
