import { Search } from 'lucide-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { Input } from './input.tsx'

type Props = Omit<ComponentProps<'input'>, 'value' | 'type'> & { value: string }

/** Words to look for. It holds what is typed, and follows `value` when that changes by other means: a link, going back. */
export function SearchInput({ value, ...rest }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = value
  }, [value])
  return (
    <Input {...rest} ref={field} type="search" defaultValue={value} icon={<Search size={18} aria-hidden="true" />} />
  )
}
