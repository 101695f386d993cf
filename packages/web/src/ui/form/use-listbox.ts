import { type KeyboardEvent, useEffect, useState } from 'react'

interface Options<Item> {
  items: readonly Item[]
  value: unknown
  disabled: boolean
  onPick: (item: Item) => void
}

const none = -1

/** Opening, moving by keys or typing, and picking; closed whenever the items change. */
export function useListbox<Item extends { label: string; value: unknown; bar?: string | undefined }>(
  options: Options<Item>,
) {
  const { items, value, disabled, onPick } = options
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(none)
  const identity = `${disabled}\n${items.map(({ value, label, bar }) => `${value} ${label} ${bar}`).join('\n')}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of items is the reason to close
  useEffect(() => setOpen(false), [identity])

  const close = () => setOpen(false)
  const open = () => {
    if (disabled || items.length === 0) return
    setActive(
      Math.max(
        0,
        items.findIndex((item) => item.value === value),
      ),
    )
    setOpen(true)
  }
  const pick = (index: number) => {
    const item = items[index]
    if (item?.bar !== undefined) return
    close()
    if (item) onPick(item)
  }
  const byLetter = (letter: string) => {
    const order = [...items.keys()].map((step) => (Math.max(active, 0) + step + 1) % items.length)
    return order.find((index) => items[index]?.label.toLowerCase().startsWith(letter.toLowerCase())) ?? active
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return isOpen ? close() : undefined
    if (event.key === 'Escape') {
      if (isOpen) event.preventDefault() // an open list closes before the dialog around it
      return close()
    }
    const target = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: items.length - 1 }[event.key]
    const isChoice = event.key === 'Enter' || event.key === ' '
    if (target === undefined && !isChoice && event.key.length > 1) return
    event.preventDefault()
    if (!isOpen) open()
    else if (isChoice) pick(active)
    else setActive(target === undefined ? byLetter(event.key) : Math.min(items.length - 1, Math.max(0, target)))
  }

  return { isOpen, active, close, toggle: isOpen ? close : open, pick, moveTo: setActive, onKeyDown }
}
