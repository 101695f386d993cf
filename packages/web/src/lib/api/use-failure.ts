import { type RefObject, useRef, useState } from 'react'
import type { FailureNoteProps } from '../../ui/failure-note.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { ApiError } from './api-error.ts'
import { failureText } from './failure-text.ts'

/** A title, or a title and a text. */
export type Notice = string | { title: string; description: string }

/**
 * What became of the last attempt behind a button. `failure` is for the `FailureNote` beside it; a notification tells what
 * nothing on the page would show, and with `alwaysToast` also what something does.
 */
export function useFailure(failed: Notice, alwaysToast = false) {
  const place = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<FailureNoteProps['failure']>()
  const tell = async (error: unknown) => {
    const reason = await failureText(error)
    if (place.current) setFailure(withReason(failed, reason))
    if (!place.current || alwaysToast || (isOutdated(error) && !(await staysInDialog(place))))
      showToast({ color: 'error', ...inToast(failed, reason), clearOf: pressedButton() })
  }
  const clear = () => setFailure(undefined)
  return { failure: { place, failure }, clear, tell }
}

/**
 * What was acted upon has changed meanwhile: the answer brings its present state. The place beside the button may stand for
 * another moment and go with it, unread.
 */
export const isOutdated = (error: unknown) =>
  error instanceof ApiError && error.status === 409 && error.code !== 'OPEN_GAME_EXISTS' && error.data !== undefined

/** Whether the dialog that tells of it is still open once the page has drawn the present state. */
async function staysInDialog(place: RefObject<Element | null>) {
  if (!place.current?.closest('dialog')) return false
  await new Promise((drawn) => setTimeout(drawn, 300))
  return place.current !== null
}

/** A text that was given with the title stands there as it is; the reason is beside the button. */
const inToast = (failed: Notice, reason: string) =>
  typeof failed === 'string' ? { title: failed, description: reason } : failed

function withReason(failed: Notice, reason: string) {
  if (typeof failed === 'string') return { title: failed, description: reason }
  return { title: failed.title, description: `${failed.description}. ${reason}` }
}

/** The one that still waits for its answer; the topmost, where a dialog stands over the page. */
const pressedButton = () => [...document.querySelectorAll('button[aria-busy="true"]')].at(-1)
