import { useRef } from 'react'

/**
 * Copies what an input shows. Where the browser keeps its clipboard to itself the text is selected, to be copied by hand.
 * @returns `input` for the input, and `copy`, which tells whether it is copied
 */
export function useCopy(text: string) {
  const input = useRef<HTMLInputElement>(null)
  const copy = async (): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      input.current?.select()
      return false
    }
  }
  return { input, copy }
}
