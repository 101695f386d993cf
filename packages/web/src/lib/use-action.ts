import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { showToast } from '../ui/toast-store.ts'
import { ApiError } from './api-error.ts'
import { failureText } from './failure-text.ts'
import { reloadProfile } from './own-profile.ts'
import { useApi } from './use-api.ts'

/** A title, or a title and a text. */
type Notice = string | { title: string; description: string }

interface Outcome<Result> {
  /** The notification of success; a function where it depends on the answer. */
  done?: Notice | ((result: Result) => Notice)
  /** The title over the reason of a failure, or a title and what stands before the reason. */
  failed?: Notice
  onDone?: (result: Result) => void
  /** Gets the failure; answer true when the form shows it itself, so that no notification appears. */
  onFailed?: (error: unknown) => boolean | undefined
}

/**
 * A write behind a button: `const accept = useAction((id: number) => api.call('POST …', { params: { id } }), { done: '…' })`,
 * then `accept.run(id)` and `accept.busy`. It tells how it went and lets the open page load itself anew.
 */
export function useAction<Args extends unknown[], Result>(
  act: (...args: Args) => Promise<Result>,
  { done, failed = 'Помилка', onDone, onFailed }: Outcome<Result> = {},
) {
  const router = useRouter()
  const api = useApi()
  const [busy, setBusy] = useState(false)

  const run = async (...args: Args): Promise<Result | undefined> => {
    setBusy(true)
    try {
      const result = await act(...args)
      await Promise.all([reloadProfile(api), router.invalidate()])
      const notice = typeof done === 'function' ? done(result) : done
      if (notice) showToast({ color: 'success', ...(typeof notice === 'string' ? { title: notice } : notice) })
      onDone?.(result)
      return result
    } catch (error) {
      if (!onFailed?.(error) && !isToldElsewhere(error))
        showToast({ color: 'error', ...(await failureNotice(failed, error)) })
      if (error instanceof ApiError && error.status === 409) void router.invalidate() // somebody was quicker: show the present
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { run, busy }
}

async function failureNotice(failed: Notice, error: unknown) {
  const reason = await failureText(error)
  if (typeof failed === 'string') return { title: failed, description: reason }
  return { title: failed.title, description: `${failed.description}. ${reason}` }
}

/** A lost session and a missing right are told where calls are sent. */
const isToldElsewhere = (error: unknown) => error instanceof ApiError && (error.status === 401 || error.status === 403)
