import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '../button.tsx'

interface Props {
  /** What the form holds; the same that a browser without scripts would send as the query. */
  onFilter: (values: Record<string, string>, how: { typing: boolean }) => void
  children: ReactNode
}

const typingPause = 350

/**
 * Filters of a list: they act at once, what was chosen before their script was here as soon as it is. Without scripts a button
 * sends them as a plain GET.
 */
export function FilterForm({ onFilter, children }: Props) {
  const root = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const send = (form: HTMLFormElement, typing: boolean) => {
    clearTimeout(timer.current)
    onFilter(valuesOf(form), { typing })
  }
  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current)
    const isTyped = target instanceof HTMLInputElement && target.type === 'search'
    if (isTyped) timer.current = setTimeout(() => send(currentTarget, true), typingPause)
    else if ((target as HTMLInputElement).validity.valid) send(currentTarget, false)
  }
  // before the fields' own effects, which put back what the address says
  useLayoutEffect(() => {
    if (root.current && isFilledIn(root.current)) root.current.requestSubmit()
    return () => clearTimeout(timer.current)
  }, [])
  return (
    <form
      ref={root}
      className="filters"
      method="get"
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget, false)
      }}
    >
      {children}
      <noscript>
        <Button type="submit">Показати</Button>
      </noscript>
    </form>
  )
}

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>

/** Whether somebody has chosen something else than the page came with. */
const isFilledIn = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement & HTMLOptionElement>('input, option')].some(
    ({ value, defaultValue = value, checked, defaultChecked, selected, defaultSelected }) =>
      value !== defaultValue || checked !== defaultChecked || selected !== defaultSelected,
  )
