import { type RefObject, useEffect } from 'react'
import { Note } from './note.tsx'

export interface FailureNoteProps {
  place: RefObject<HTMLDivElement | null>
  failure: { title: string; description: string } | undefined
}

/** Why the last attempt failed, beside its button: from the failure to the next try. Empty, it takes no room. */
export function FailureNote({ place, failure }: FailureNoteProps) {
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'nearest' })
  }, [place, failure])
  return (
    <div ref={place} role="alert" className="failure-note">
      {failure && (
        <Note color="error" title={failure.title}>
          {failure.description}
        </Note>
      )}
    </div>
  )
}
