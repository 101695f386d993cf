import { DAY, HOUR } from '@matchbol/core/shared/durations'
import { countdownParts, timeLeftShort, timeLeftText } from '@matchbol/text/shared/time-left'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { useNow } from '../../../lib/browser/use-now.ts'
import { useSite } from '../../../lib/session/use-site.ts'
import { Badge, type BadgeColor } from '../../../ui/badge.tsx'
import styles from './countdown.module.css'

const second = 1000

/** A clock that runs down to a deadline; when it is reached the page loads itself anew, for a deadline has moved the game. */
export function Countdown({ until, label }: { until: string; label: string }) {
  const left = Date.parse(until) - useSecond()
  useReloadWhen(left <= 0)
  const parts = countdownParts(left)
  return (
    <div className={styles.countdown} role="timer" aria-label={`${label}: ${timeLeftText(left)}`}>
      {parts.map(({ value, unit }) => (
        <span key={unit} aria-hidden="true">
          <b>{String(value).padStart(2, '0')}</b>
          {unit}
        </span>
      ))}
    </div>
  )
}

/** What is left of a deadline on a small label, moving by the minute; it presses only in its last three days. */
export function TimeLeftBadge({ until }: { until: string }) {
  const left = Date.parse(until) - useNow().getTime()
  return <Badge color={urgencyOf(left)}>{timeLeftShort(left)}</Badge>
}

function urgencyOf(left: number): BadgeColor {
  if (left > 3 * DAY) return 'neutral'
  return left < 3 * HOUR ? 'error' : 'warning'
}

function useSecond(): number {
  const site = useSite()
  return useSyncExternalStore(everySecond, thisSecond, () => Date.parse(site.dayStartedAt))
}

const thisSecond = () => Math.floor(Date.now() / second) * second

function everySecond(tick: () => void) {
  const timer = setInterval(tick, second / 4)
  return () => clearInterval(timer)
}

function useReloadWhen(isOver: boolean) {
  const router = useRouter()
  useEffect(() => {
    if (isOver) void router.invalidate()
  }, [isOver, router])
}
