import type { ComponentProps } from 'react'

/** Grows with its text. */
export const Textarea = (props: ComponentProps<'textarea'>) => <textarea rows={3} {...props} className="input" />
