import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { reloadProfile } from '../session/own-profile.ts'
import { forgetAnswers, onSessionChange } from '../session/session.ts'
import type { ApiClient } from './api.ts'
import { useApi } from './use-api.ts'

let times = 0

/** Loaders ask the profile who plays where, and a page that is not open must not come back as it was. */
export function outdate() {
  forgetAnswers()
  times += 1
}

/**
 * Reads everything anew that a move has changed, or that turned out to be out of date: the profile, the open page, and those
 * kept for later.
 * @param hasProfile whether the profile of now came with the move
 */
async function readAnew(router: AnyRouter, api: ApiClient, hasProfile = false) {
  outdate()
  if (!hasProfile) await reloadProfile(api)
  router.clearCache()
  await router.invalidate()
}

export function useReadAnew() {
  const router = useRouter()
  const api = useApi()
  return (hasProfile?: boolean) => readAnew(router, api, hasProfile)
}

/** Changes with every reading anew: for a part of a page that reads by itself what the profile's counts do not tell. */
export const useTimesReadAnew = () =>
  useSyncExternalStore(
    onSessionChange,
    () => times,
    () => 0,
  )
