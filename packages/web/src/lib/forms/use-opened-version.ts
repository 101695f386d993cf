import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'

/**
 * The version that typing began with: what others save meanwhile refuses it, although the page shows theirs by then. Once that
 * is told, the next try knows of theirs and may overwrite it; what is kept of the typing still says what it began with, so that
 * whoever opens it again without having chosen is asked again.
 */
export function useOpenedVersion(present: number | undefined, isChanged: boolean) {
  const [begunWith, begin] = useState(present)
  /** What somebody else has made of it since, once that was told. */
  const [theirs, setTheirs] = useState<number>()
  const [isSaved, setSaved] = useState(false)
  if ((!isChanged || isSaved) && begunWith !== present) begin(present)
  if (isSaved) setSaved(false)
  if (!isChanged && theirs !== undefined) setTheirs(undefined)
  const version = theirs ?? begunWith
  const takePresent = (error: unknown) => {
    if (version !== undefined && isSavedMeanwhile(error)) setTheirs(versionIn(error.data) ?? version)
  }
  // what is typed since one's own saving begins with what that has made
  const takeSaved = () => {
    setSaved(true)
    setTheirs(undefined)
  }
  return { version, begunWith, begin, isOverwriting: theirs !== undefined, takePresent, takeSaved }
}

/** Somebody else has saved what was typed in. For `onFailed` of a form that shows what to choose from. */
export const isSavedMeanwhile = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'VERSION_CHANGED'

const versionIn = (data: unknown): number | undefined => {
  const version: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'version') : undefined
  return typeof version === 'number' ? version : undefined
}
