import { ChevronDown } from 'lucide-react'
import { useId, useRef } from 'react'
import { useDismiss } from '../overlay/use-dismiss.ts'
import type { FieldControl } from './field.tsx'
import { Listbox, type ListboxItem, optionId } from './listbox.tsx'
import { useListbox } from './use-listbox.ts'

type Props<Value extends string | number> = Partial<FieldControl> & {
  value: Value | null
  items: readonly ListboxItem<Value>[]
  onChange: (value: Value) => void
  placeholder?: string
  /** Disabled means loading: the button says so. */
  disabled?: boolean
  'aria-label'?: string
}

export function Select<Value extends string | number>({
  value,
  items,
  onChange,
  placeholder,
  disabled = false,
  ...control
}: Props<Value>) {
  const listId = useId()
  const root = useRef<HTMLDivElement>(null)
  const list = useListbox({ items, value, disabled, onPick: (item) => onChange(item.value) })
  useDismiss(root, list.isOpen, list.close)
  const chosen = items.find((item) => item.value === value)
  return (
    <div className="select" ref={root}>
      <button
        {...control}
        type="button"
        role="combobox"
        className="input select-button"
        aria-expanded={list.isOpen}
        aria-controls={listId}
        aria-activedescendant={list.isOpen && list.active >= 0 ? optionId(listId, list.active) : undefined}
        disabled={disabled}
        onClick={list.toggle}
        onKeyDown={list.onKeyDown}
      >
        <span className={chosen && !disabled ? undefined : 'placeholder'}>
          {selectText({ chosen: chosen?.label, placeholder, disabled, isEmpty: items.length === 0 })}
        </span>
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      <Listbox
        id={listId}
        items={items}
        value={value}
        active={list.active}
        isOpen={list.isOpen}
        onMove={list.moveTo}
        onPick={list.pick}
      />
    </div>
  )
}

interface Situation {
  chosen: string | undefined
  placeholder: string | undefined
  disabled: boolean
  isEmpty: boolean
}

export function selectText({ chosen, placeholder, disabled, isEmpty }: Situation): string {
  if (disabled) return 'Завантаження...'
  if (chosen !== undefined) return chosen
  if (placeholder) return placeholder
  return isEmpty ? 'Немає опцій' : 'Виберіть опцію'
}
