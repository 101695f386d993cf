import { useEffect } from 'react'
import { reloadProfile } from '../../lib/own-profile.ts'
import { useApi } from '../../lib/use-api.ts'

/** Checks a restored session against the server. */
export function useSessionStart() {
  const api = useApi()
  useEffect(() => {
    void reloadProfile(api)
  }, [api])
}
