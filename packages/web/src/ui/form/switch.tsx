import type { ComponentProps } from 'react'

/** A checkbox that acts at once; the whole line is its label. */
export const Switch = ({ children, ...rest }: ComponentProps<'input'>) => (
  <label className="switch">
    {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state */}
    <input {...rest} type="checkbox" role="switch" />
    {children}
  </label>
)
