import { useEffect, useEffectEvent } from 'react'

/** Milliseconds after the last key, and those after a saving that did not come through. */
const PAUSE = 1500
const RETRY = 15_000

interface Saving {
  values: object
  /** Whether there is something to save, and nothing under way. */
  isDue: boolean
  save: () => void
}

/** Saves what is typed once its author pauses, at once when they turn to something else or leave, and again until it comes through. */
export function useSaveWhileTyping({ values, isDue, save }: Saving) {
  const saveNow = useEffectEvent(() => {
    if (isDue) save()
  })
  const typed = JSON.stringify(values)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew
  useEffect(() => {
    if (!isDue) return
    const pause = setTimeout(() => saveNow(), PAUSE)
    const retry = setInterval(() => saveNow(), RETRY)
    return () => {
      clearTimeout(pause)
      clearInterval(retry)
    }
  }, [typed, isDue])
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') saveNow()
    }
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      saveNow()
    }
  }, [])
}
