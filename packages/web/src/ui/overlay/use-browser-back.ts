import { type KeyboardEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'

/** How many sheets are open: one that takes the place of another takes over its entry of the history. */
let open = 0

/** Tells the entry of the history that belongs to an open sheet from that of the page under it. */
const mark = 'sheet'

/**
 * While this is mounted the browser's back calls `onBack` and the page stays: an entry of the history, unknown to the router,
 * is spent with each step back and put anew when `step` has changed.
 */
export function useBrowserBack(step: unknown, onBack: () => void) {
  const goBack = useEffectEvent(onBack)

  useEffect(() => {
    open += 1
    const step = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      goBack()
    }
    window.addEventListener('popstate', step, { capture: true })
    return () => {
      open -= 1
      window.removeEventListener('popstate', step, { capture: true })
      queueMicrotask(() => {
        if (open === 0 && isOnOwnEntry()) leaveOwnEntry()
      })
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step needs its entry
  useEffect(() => {
    if (!isOnOwnEntry()) enterOwnEntry()
  }, [step])
}

/** For the dialog around: Android's back asks it to close, and means one step back; the key Escape closes it. */
export function useCloseRequest() {
  const isEscape = useRef(false)
  return {
    onKeyDown: ({ key }: KeyboardEvent) => {
      isEscape.current = key === 'Escape'
    },
    onCancel: (event: SyntheticEvent) => {
      if (isEscape.current || event.target !== event.currentTarget) return
      event.preventDefault()
      window.history.back()
    },
  }
}

const isOnOwnEntry = () => Boolean((window.history.state as Record<string, unknown> | null)?.[mark])

/** The router listens to `history.pushState` itself, and would load the page anew. */
function enterOwnEntry() {
  const state = { ...(window.history.state as object | null), [mark]: true }
  History.prototype.pushState.call(window.history, state, '')
}

function leaveOwnEntry() {
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  window.history.back()
}
