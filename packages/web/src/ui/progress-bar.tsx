import { useEffect, useState } from 'react'

type Phase = 'idle' | 'loading' | 'done' | 'hiding'

const throttle = 200
const hideDelay = 500
const resetDelay = 400

/** The thin line over a page that is loading; a quick one never shows it. Red when the loading ended in an error. */
export function ProgressBar({ isLoading, hasFailed }: { isLoading: boolean; hasFailed: boolean }) {
  const phase = usePhase(isLoading)
  const isRed = hasFailed && !isLoading // what failed before says nothing about what is loading now
  return <div className="progress" data-phase={phase} data-failed={isRed || undefined} aria-hidden="true" />
}

function usePhase(isLoading: boolean): Phase {
  const [phase, setPhase] = useState<Phase>('idle')
  useEffect(() => {
    if (isLoading) return after(throttle, () => setPhase('loading'))
    setPhase((now) => (now === 'loading' ? 'done' : now))
  }, [isLoading])
  useEffect(() => {
    if (phase === 'done') return after(hideDelay, () => setPhase('hiding'))
    if (phase === 'hiding') return after(resetDelay, () => setPhase('idle'))
  }, [phase])
  return phase
}

function after(delay: number, act: () => void) {
  const timer = setTimeout(act, delay)
  return () => clearTimeout(timer)
}
