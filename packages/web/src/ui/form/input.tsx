import { Search } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'

/** One line of text; an `icon` stands inside, on the left. */
export function Input({ icon, ...rest }: ComponentProps<'input'> & { icon?: ReactNode }) {
  const input = <input type="text" {...rest} className="input" />
  return icon ? (
    <div className="input-group">
      {icon}
      {input}
    </div>
  ) : (
    input
  )
}

/** Grows with its text. */
export const Textarea = (props: ComponentProps<'textarea'>) => <textarea rows={3} {...props} className="input" />

type Props = Omit<ComponentProps<'input'>, 'value' | 'type'> & { value: string | undefined }

/**
 * Words to look for. It holds what is typed, and follows `value` when that changes by other means: a link, going back, which ends
 * the typing.
 */
export function SearchInput({ value = '', ...rest }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    const leave = () => input?.blur()
    if (input && input !== document.activeElement) input.value = value
    addEventListener('popstate', leave)
    return () => removeEventListener('popstate', leave)
  }, [value])
  return (
    <Input {...rest} ref={field} type="search" defaultValue={value} icon={<Search size={18} aria-hidden="true" />} />
  )
}
