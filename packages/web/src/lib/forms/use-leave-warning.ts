import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

const question = 'Введене не збережено. Залишити сторінку?'

/** Asks before somebody leaves a page on which something typed would be lost. `lift` is for leaving right after it was sent. */
export function useLeaveWarning(isUnsent: boolean) {
  const { history } = useRouter()
  const isWarning = useRef(isUnsent)
  useEffect(() => {
    isWarning.current = isUnsent
    if (!isUnsent) return
    return history.block({
      enableBeforeUnload: () => isWarning.current,
      blockerFn: ({ currentLocation, nextLocation }) =>
        isWarning.current && currentLocation.pathname !== nextLocation.pathname && !window.confirm(question),
    })
  }, [history, isUnsent])
  const lift = () => {
    isWarning.current = false
  }
  return { lift }
}
