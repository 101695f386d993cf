import { momentOf } from '@matchbol/text/shared/dates'
import { useState } from 'react'
import { useNow } from '../../../lib/browser/use-now.ts'
import { ChoiceGroup } from '../../../ui/form/choice-group.tsx'

interface Props {
  legend: string
  slots: readonly string[]
  value: string | undefined
  onChange: (slot: string) => void
}

/** The time that is chosen of those on the table: the only one that is left is chosen by itself. */
export function useChosenSlot(slots: readonly string[]) {
  const now = useNow()
  const open = slots.filter((slot) => new Date(slot) > now)
  const [chosen, choose] = useState<string | null>(null)
  return [chosen ?? (open.length === 1 ? open[0] : undefined), choose] as const
}

/** The times on the table; one that has passed can no longer be chosen. */
export function GameMovesSlots({ legend, slots, value, onChange }: Props) {
  const now = useNow()
  return (
    <ChoiceGroup
      legend={legend}
      value={value ?? null}
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
