import type { KeyboardEvent } from 'react'
import { placeTowards } from './arrow-places.ts'

/** For `onKeyDown` around a group of buttons: the arrow keys move the focus among them as they stand on the screen. */
export function moveFocusByArrows(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
  const from = buttons.findIndex((button) => button.matches(':focus'))
  const to = placeTowards(event.key, buttons.map(centreOf), from)
  if (to === undefined) return
  event.preventDefault()
  buttons[to]?.focus()
}

function centreOf(button: HTMLElement) {
  const { left, width, top, height } = button.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
