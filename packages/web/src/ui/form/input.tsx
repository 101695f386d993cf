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

/** Words to look for. It holds what is typed, and follows `value` when that changes by other means: a link, going back. */
export function SearchInput({ value = '', ...rest }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = value
  }, [value])
  return (
    <Input {...rest} ref={field} type="search" defaultValue={value} icon={<Search size={18} aria-hidden="true" />} />
  )
}
