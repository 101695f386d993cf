export type ToastColor = 'success' | 'error' | 'warning' | 'info'

export interface Toast {
  id: number
  color: ToastColor
  title: string
  description?: string | undefined
  /** Stays until closed by hand. */
  persistent: boolean
  /** Milliseconds. */
  duration: number
  /** What the person may do about it; doing it closes the notification. */
  action?: { label: string; run: () => void } | undefined
  /** What the notification must not lie over: the button that the next try needs. */
  clearOf?: Element | undefined
  isLeaving: boolean
}

const defaultDuration = 5000
const mostToasts = 5
const removalDelay = 200

/** The time that a notification has left; it does not run while `timer` is missing. */
interface Timer {
  left: number
  startedAt: number
  timer?: ReturnType<typeof setTimeout> | undefined
}

const listeners = new Set<() => void>()
const timers = new Map<number, Timer>()
let toasts: readonly Toast[] = []
let isHeld = false
let lastId = 0

export const readToasts = () => toasts
export const noToasts: readonly Toast[] = []

export function onToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type New = Pick<Toast, 'color' | 'title'> &
  Partial<Pick<Toast, 'description' | 'persistent' | 'duration' | 'action' | 'clearOf'>>

/** Shows a notification and answers its id; the oldest goes when there are more than five. */
export function showToast({ persistent = false, duration = defaultDuration, ...words }: New): number {
  lastId += 1
  become([...toasts, { ...words, id: lastId, persistent, duration, isLeaving: false }].slice(-mostToasts))
  if (!persistent) {
    timers.set(lastId, { left: duration, startedAt: 0 })
    if (!isHeld) run(lastId)
  }
  return lastId
}

export function closeToast(id: number) {
  stop(id)
  timers.delete(id)
  become(toasts.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)))
  setTimeout(() => become(toasts.filter((toast) => toast.id !== id)), removalDelay)
}

/** Stops the time of all notifications, as long as somebody is reading them, and lets it run on. */
export function holdToasts(hold: boolean) {
  if (hold === isHeld) return
  isHeld = hold
  for (const id of timers.keys()) (hold ? stop : run)(id)
}

/** Milliseconds of its time that a notification has used up. */
export function usedTime({ id, duration }: Toast): number {
  const timer = timers.get(id)
  return timer ? duration - leftOf(timer) : 0
}

function run(id: number) {
  const timer = timers.get(id)
  if (!timer) return
  timer.startedAt = performance.now()
  timer.timer = setTimeout(() => closeToast(id), timer.left)
}

function stop(id: number) {
  const timer = timers.get(id)
  if (timer?.timer === undefined) return
  clearTimeout(timer.timer)
  timer.left = leftOf(timer)
  timer.timer = undefined
}

const leftOf = ({ left, startedAt, timer }: Timer) =>
  timer === undefined ? left : Math.max(0, left - (performance.now() - startedAt))

function become(next: readonly Toast[]) {
  for (const { id } of toasts) {
    if (next.some((toast) => toast.id === id)) continue
    stop(id)
    timers.delete(id)
  }
  toasts = next
  for (const listener of listeners) listener()
}
