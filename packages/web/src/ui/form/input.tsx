import type { ComponentProps, ReactNode } from 'react'

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
