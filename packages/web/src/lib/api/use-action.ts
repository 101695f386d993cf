import { useRef, useState } from 'react'
import { showToast } from '../../ui/toast/toast-store.ts'
import { timesTaken } from '../session/own-profile.ts'
import { ApiError } from './api-error.ts'
import { useReadAnew } from './read-anew.ts'
import { type Notice, useFailure } from './use-failure.ts'

export interface ActionOutcome<Args extends unknown[], Result> {
  /** The notification of success; a function where it depends on the answer. */
  done?: Notice | ((result: Result) => Notice)
  /** The title over the reason of a failure, or a title and what stands before the reason, in a notification alone. */
  failed?: Notice
  /** Whether a failure is a notification as well as a note beside the button. */
  failureToast?: boolean
  /** Leads away before the open page is read anew: of what is deleted there is none. */
  leave?: () => Promise<void>
  onDone?: (result: Result) => void
  /** The present state, where the failure shows that an attempt whose answer was lost has done it: that is a success. */
  doneBefore?: (error: unknown, ...args: Args) => Result | undefined
  /** Gets the failure; answer true when the form shows it itself, so that nothing else tells it. */
  onFailed?: (error: unknown) => boolean | undefined
}

/**
 * A write behind a button: `const accept = useAction((id: number) => api.call('POST …', { params: { id } }), { done: '…' })`,
 * then `accept.run(id)`, `accept.busy`, and beside the button `<FailureNote {...accept.failure} />`: a failure stands there
 * until the next try, and a second press while one is under way does nothing. Where no such place is left on the page, a notification tells it. The open page loads itself anew.
 */
export function useAction<Args extends unknown[], Result>(
  act: (...args: Args) => Promise<Result>,
  {
    done,
    failed = 'Помилка',
    failureToast = false,
    leave,
    onDone,
    doneBefore,
    onFailed,
  }: ActionOutcome<Args, Result> = {},
) {
  const readAnew = useReadAnew()
  const [busy, setBusy] = useState(false)
  // a press may come before the button is drawn as busy
  const isUnderWay = useRef(false)
  const { failure, clear, tell } = useFailure(failed, failureToast)

  const run = async (...args: Args): Promise<Result | undefined> => {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setBusy(true)
    clear()
    const taken = timesTaken()
    try {
      const result = await act(...args).catch((error: unknown) => orThrow(doneBefore?.(error, ...args), error))
      await leave?.()
      await readAnew(timesTaken() > taken)
      const notice = typeof done === 'function' ? done(result) : done
      if (notice) showToast({ color: 'success', ...(typeof notice === 'string' ? { title: notice } : notice) })
      onDone?.(result)
      return result
    } catch (error) {
      const isShown = onFailed?.(error) || isToldElsewhere(error)
      // somebody was quicker: the page shows the present, perhaps without the button
      if (isConflict(error)) await readAnew()
      if (!isShown) await tell(error)
      return undefined
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return { run, busy, failure }
}

/** Answers the result of an earlier attempt, where there is one, and throws otherwise. */
export function orThrow<Result>(result: Result | undefined, error: unknown): Result {
  if (result === undefined) throw error
  return result
}

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409

/** A lost session and a missing right are told where calls are sent. */
const isToldElsewhere = (error: unknown) => error instanceof ApiError && (error.status === 401 || error.status === 403)
