import { momentOf } from '../../lib/dates.ts'
import { useNow } from '../../lib/use-now.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'

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
