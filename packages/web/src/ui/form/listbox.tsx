import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { RemoteIcon } from '../picture/remote-icon.tsx'
import './select.css'

export interface ListboxItem<Value extends string | number> {
  label: string
  value: Value
  /** A name of the set of icons. */
  icon?: string | null
  /** Why it cannot be picked; it stands there to be read. */
  bar?: string | undefined
}

interface Props<Value extends string | number> {
  id: string
  label?: string
  items: readonly ListboxItem<Value>[]
  value: Value | null
  /** The place of the option that the keys have come to. */
  active: number
  isOpen: boolean
  onMove: (index: number) => void
  onPick: (index: number) => void
}

/** What a combobox offers, below it. The combobox keeps the focus, and names the active option by `optionId`. */
export function Listbox<Value extends string | number>({
  id,
  label,
  items,
  value,
  active,
  isOpen,
  ...on
}: Props<Value>) {
  const list = useRef<HTMLDivElement>(null)
  // a dialog around it scrolls as far as the list needs
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    // an option that is pressed does not take the focus from the combobox
    <div
      className="select-list"
      role="listbox"
      id={id}
      ref={list}
      aria-label={label}
      hidden={!isOpen}
      onMouseDown={(event) => event.preventDefault()}
    >
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the combobox, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: options are reached by aria-activedescendant
        <div
          key={item.value}
          id={optionId(id, index)}
          role="option"
          aria-selected={item.value === value}
          aria-disabled={item.bar !== undefined || undefined}
          data-active={index === active || undefined}
          ref={index === active && isOpen ? (node) => node?.scrollIntoView({ block: 'nearest' }) : undefined}
          onPointerMove={() => on.onMove(index)}
          onClick={() => on.onPick(index)}
        >
          {item.icon && <RemoteIcon name={item.icon} size={18} />}
          <span>
            {item.label}
            {item.bar && <small>{item.bar}</small>}
          </span>
          {item.value === value && <Check size={18} aria-hidden="true" />}
        </div>
      ))}
    </div>
  )
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`
