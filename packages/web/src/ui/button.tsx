import type { ComponentProps } from 'react'
import { Spinner } from './loading.tsx'

export interface ButtonLook {
  variant?: 'solid' | 'outline' | 'ghost' | 'link'
  color?: 'primary' | 'success' | 'warning' | 'error' | 'neutral' | 'brand'
  size?: 'sm' | 'md' | 'lg'
  className?: string | undefined
}

/** Makes a link look like a button: `<Link to="/auth" {...buttonLook({ color: 'brand', size: 'lg' })}>`. */
export const buttonLook = ({ variant = 'solid', color = 'primary', size = 'md', className }: ButtonLook = {}) => ({
  className: className ? `btn ${className}` : 'btn',
  'data-variant': variant,
  'data-color': color,
  'data-size': size,
})

type Props = Omit<ComponentProps<'button'>, 'color'> & ButtonLook & { loading?: boolean }

export function Button({
  variant,
  color,
  size,
  className,
  loading = false,
  disabled,
  type = 'button',
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      {...buttonLook({
        ...(variant && { variant }),
        ...(color && { color }),
        ...(size && { size }),
        ...(className && { className }),
      })}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    >
      {loading && <Spinner size={20} />}
      {children}
    </button>
  )
}
