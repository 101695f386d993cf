import { type RefObject, useEffect } from 'react'
import { typeScore } from './typed-score.ts'

/** Wherever the focus stands in the sheet, digits choose a key of the pad and the arrows lead to it. */
export function useTypedScore(pad: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let typed = ''
    const onKey = (event: KeyboardEvent) => {
      const keys = [...(pad.current?.querySelectorAll<HTMLButtonElement>('[data-score]') ?? [])]
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
      if (event.key.startsWith('Arrow')) {
        if (pad.current?.contains(document.activeElement)) return
        event.preventDefault()
        keys[0]?.focus()
      }
      if (typed && /^[ :–-]$/.test(event.key)) return event.preventDefault() // between the figures; a space would press the key
      if (!/^\d$/.test(event.key)) {
        typed = ''
        return
      }
      const scores = keys.map(scoreOf)
      const next = typeScore(scores, typed, event.key)
      typed = next.typed
      const key = keys[scores.indexOf(next.chosen ?? next.matching[0] ?? '')]
      key?.focus()
      if (next.chosen) key?.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [pad])
}

const scoreOf = ({ dataset }: HTMLElement) => dataset.score ?? ''
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select')
