import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { showToast } from '../ui/toast-store.ts'
import { ApiError } from './api-error.ts'
import { reloadProfile } from './own-profile.ts'
import { forgetAnswers } from './session.ts'
import { useApi } from './use-api.ts'
import { type Notice, useFailure } from './use-failure.ts'

interface Outcome<Result> {
  /** The notification of success; a function where it depends on the answer. */
  done?: Notice | ((result: Result) => Notice)
  /** The title over the reason of a failure, or a title and what stands before the reason. */
  failed?: Notice
  /** Whether a failure is a notification as well as a note beside the button. */
  failureToast?: boolean
  onDone?: (result: Result) => void
  /** Gets the failure; answer true when the form shows it itself, so that nothing else tells it. */
  onFailed?: (error: unknown) => boolean | undefined
}

/**
 * A write behind a button: `const accept = useAction((id: number) => api.call('POST …', { params: { id } }), { done: '…' })`,
 * then `accept.run(id)`, `accept.busy`, and beside the button `<FailureNote {...accept.failure} />`: a failure stands there
 * until the next try. Where no such place is left on the page, a notification tells it. The open page loads itself anew.
 */
export function useAction<Args extends unknown[], Result>(
  act: (...args: Args) => Promise<Result>,
  { done, failed = 'Помилка', failureToast = false, onDone, onFailed }: Outcome<Result> = {},
) {
  const router = useRouter()
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const { failure, clear, tell } = useFailure(failed, failureToast)

  const run = async (...args: Args): Promise<Result | undefined> => {
    setBusy(true)
    clear()
    try {
      const result = await act(...args)
      // loaders ask the profile who plays where, and a page that is not open must not come back as it was
      forgetAnswers()
      await reloadProfile(api)
      router.clearCache()
      await router.invalidate()
      const notice = typeof done === 'function' ? done(result) : done
      if (notice) showToast({ color: 'success', ...(typeof notice === 'string' ? { title: notice } : notice) })
      onDone?.(result)
      return result
    } catch (error) {
      const isShown = onFailed?.(error) || isToldElsewhere(error)
      // somebody was quicker: the page shows the present, perhaps without the button
      if (error instanceof ApiError && error.status === 409) await router.invalidate()
      if (!isShown) await tell(error)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { run, busy, failure }
}

/** A lost session and a missing right are told where calls are sent. */
const isToldElsewhere = (error: unknown) => error instanceof ApiError && (error.status === 401 || error.status === 403)
