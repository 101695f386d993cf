import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'

/**
 * The version that typing began with: what others save meanwhile refuses it, although the page shows theirs by then. Once that
 * is told, the next try knows of theirs and may overwrite it; what is kept of the typing still says what it began with, so that
 * whoever opens it again without having chosen is asked again.
 */
export function useOpenedVersion(present: number | undefined, isChanged: boolean) {
  const [version, setVersion] = useState(present)
  const [begunWith, setBegunWith] = useState(present)
  const [isOverwriting, setOverwriting] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const begin = (from: number | undefined) => {
    setVersion(from)
    setBegunWith(from)
  }
  if ((!isChanged || isSaved) && (version !== present || begunWith !== present)) begin(present)
  if (isSaved) setSaved(false)
  if (!isChanged && isOverwriting) setOverwriting(false)
  const takePresent = (error: unknown) => {
    if (version === undefined || !(error instanceof ApiError) || error.code !== 'VERSION_CHANGED') return
    setVersion(versionIn(error.data) ?? version)
    setOverwriting(true)
  }
  // what is typed since one's own saving begins with what that has made
  const takeSaved = () => {
    setSaved(true)
    setOverwriting(false)
  }
  return { version, begunWith, begin, isOverwriting, takePresent, takeSaved }
}

const versionIn = (data: unknown): number | undefined => {
  const version: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'version') : undefined
  return typeof version === 'number' ? version : undefined
}
