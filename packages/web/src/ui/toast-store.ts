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
  isLeaving: boolean
}

const defaultDuration = 5000
const mostToasts = 5
const removalDelay = 200

const listeners = new Set<() => void>()
let toasts: readonly Toast[] = []
let lastId = 0

export const readToasts = () => toasts
export const noToasts: readonly Toast[] = []

export function onToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type New = Pick<Toast, 'color' | 'title'> & Partial<Pick<Toast, 'description' | 'persistent' | 'duration'>>

/** Shows a notification and answers its id; the oldest goes when there are more than five. */
export function showToast({ color, title, description, persistent = false, duration = defaultDuration }: New): number {
  lastId += 1
  const toast = { id: lastId, color, title, description, persistent, duration, isLeaving: false }
  become([...toasts, toast].slice(-mostToasts))
  return lastId
}

export function closeToast(id: number) {
  become(toasts.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)))
  setTimeout(() => become(toasts.filter((toast) => toast.id !== id)), removalDelay)
}

function become(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
