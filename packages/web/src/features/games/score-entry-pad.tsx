import type { KeyboardEvent, ReactNode } from 'react'
import { placeTowards } from './score-entry-arrows.ts'

/** The keys of a step; Tab goes through them one by one, the arrows as they stand. */
export const ScoreEntryPad = ({ isSingle = false, children }: { isSingle?: boolean; children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the keys inside are the controls, this only moves between them
  <div className="score-pad" data-single={isSingle || undefined} onKeyDown={moveFocus}>
    {children}
  </div>
)

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const keys = [...event.currentTarget.querySelectorAll('button')]
  const from = keys.findIndex((key) => key.matches(':focus'))
  const to = placeTowards(event.key, keys.map(placeOf), from)
  if (to === undefined) return
  event.preventDefault()
  keys[to]?.focus()
}

function placeOf(key: HTMLElement) {
  const { left, width, top, height } = key.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
