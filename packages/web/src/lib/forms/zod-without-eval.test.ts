import './zod-without-eval.ts'
import { expect, it, vi } from 'vitest'
import * as z from 'zod'

it('a shape that is checked in the browser makes no code of text, and does not try to', () => {
  const makeCode = vi.fn()
  vi.stubGlobal('Function', makeCode)
  const name = z.object({ name: z.string() })
  expect(name.safeParse({ name: 'Олена' })).toMatchObject({ success: true })
  expect(name.safeParse({ name: 5 })).toMatchObject({ success: false })
  expect(makeCode).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
