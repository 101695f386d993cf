import { Plus, X } from 'lucide-react'
import { toKyivField } from '../../lib/kyiv-field.ts'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { lastSlot, mostSlots, slotFault } from './invite-slots.ts'

interface Props {
  /** As the fields hold them, by the clock of Kyiv. */
  fields: readonly string[]
  onChange: (fields: readonly string[]) => void
}

/** Up to three times to choose from. */
export function InviteSlotFields({ fields, onChange }: Props) {
  const now = useNow()
  const change = (index: number, field: string) => onChange(fields.with(index, field))
  return (
    <div className="grid grid-cols-1 gap-4">
      {fields.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
        <div key={index} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <Field label={fields.length > 1 ? `Варіант ${index + 1}` : 'День і час'} error={slotFault(field, now)}>
              {(control) => (
                <Input
                  {...control}
                  type="datetime-local"
                  value={field}
                  min={toKyivField(now)}
                  max={toKyivField(lastSlot(now))}
                  onChange={(event) => change(index, event.target.value)}
                />
              )}
            </Field>
          </div>
          {fields.length > 1 && (
            <button
              type="button"
              className="icon-button mt-6"
              aria-label={`Прибрати варіант ${index + 1}`}
              onClick={() => onChange(fields.toSpliced(index, 1))}
            >
              <X size={20} aria-hidden="true" />
            </button>
          )}
        </div>
      ))}
      {fields.length < mostSlots && (
        <Button variant="ghost" className="justify-self-start" onClick={() => onChange([...fields, ''])}>
          <Plus size={20} aria-hidden="true" />
          Додати ще час
        </Button>
      )}
    </div>
  )
}
