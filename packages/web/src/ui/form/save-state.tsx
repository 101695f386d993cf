import type { ReactNode } from 'react'
import type { FailureNoteProps } from '../failure-note.tsx'
import './save-state.css'

/**
 * Whether what is typed is saved, or why not: over a long form, in sight while any part of it is written. Stands directly in the
 * form, in place of a `FailureNote`, which would lead a writer's page down to itself each time a saving does not come through.
 */
export const SaveState = ({ place, failure, children }: FailureNoteProps & { children: ReactNode }) => (
  <div ref={place} role="status" className="save-state" data-failed={failure ? true : undefined}>
    {failure ? `${failure.title}. ${failure.description}` : children}
  </div>
)
