import { useEffect, useState } from 'react'
import { errorOf } from '../api/api-error.ts'
import { failureText } from '../api/failure-text.ts'

/** A picture on its way, as a file that can be handed on, or why there is none. */
export type FetchedPicture = { file?: File; problem?: string }

/** Fetches a drawn picture; the browser shows the same answer, which it has by then. @param name of the file */
export function useSharePicture(address: string | undefined, name: string): FetchedPicture {
  const [fetched, setFetched] = useState<FetchedPicture>({})
  useEffect(() => {
    if (!address) return
    const leaving = new AbortController()
    const say = (one: FetchedPicture) => !leaving.signal.aborted && setFetched(one)
    fetchPicture(address, name, leaving.signal)
      .then((file) => say({ file }))
      .catch(async (error: unknown) => say({ problem: await failureText(error) }))
    return () => leaving.abort()
  }, [address, name])
  return fetched
}

async function fetchPicture(address: string, name: string, signal: AbortSignal): Promise<File> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw await errorOf(response)
  return new File([await response.blob()], name, { type: 'image/png' })
}
