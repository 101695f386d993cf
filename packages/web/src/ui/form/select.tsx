import { Check, ChevronDown } from 'lucide-react'
import { useId, useRef } from 'react'
import { useDismiss } from '../overlay/use-dismiss.ts'
import type { FieldControl } from './field.tsx'
import { useListbox } from './use-listbox.ts'
import './select.css'

export interface SelectItem<Value extends string | number> {
  label: string
  value: Value
  /** Why it cannot be picked; it stands there to be read. */
  bar?: string | undefined
}

type Props<Value extends string | number> = Partial<FieldControl> & {
  value: Value | null
  items: readonly SelectItem<Value>[]
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
        aria-activedescendant={list.isOpen && list.active >= 0 ? `${listId}-${list.active}` : undefined}
        disabled={disabled}
        onClick={list.toggle}
        onKeyDown={list.onKeyDown}
      >
        <span className={chosen && !disabled ? undefined : 'placeholder'}>
          {selectText({ chosen: chosen?.label, placeholder, disabled, isEmpty: items.length === 0 })}
        </span>
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      {/* an option that is pressed does not take the focus from the combobox */}
      <div
        className="select-list"
        role="listbox"
        id={listId}
        hidden={!list.isOpen}
        onMouseDown={(event) => event.preventDefault()}
      >
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the combobox, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: options are reached by aria-activedescendant
          <div
            key={item.value}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={item.value === value}
            aria-disabled={item.bar !== undefined || undefined}
            data-active={index === list.active || undefined}
            ref={
              index === list.active && list.isOpen ? (node) => node?.scrollIntoView({ block: 'nearest' }) : undefined
            }
            onPointerMove={() => list.moveTo(index)}
            onClick={() => list.pick(index)}
          >
            <span>
              {item.label}
              {item.bar && <small>{item.bar}</small>}
            </span>
            {item.value === value && <Check size={18} aria-hidden="true" />}
          </div>
        ))}
      </div>
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
