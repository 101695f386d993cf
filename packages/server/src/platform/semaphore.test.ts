import { expect, it } from 'vitest'
import { semaphore } from './semaphore.ts'

it('two work, two wait, the fifth is told to come later; who waits comes in order', async () => {
  const slots = semaphore(2, 2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const start = (n: number) =>
    slots(() => {
      begun.push(n)
      return new Promise<void>((end) => ends.push(end))
    })
  const works = [1, 2, 3, 4].map(start)
  await expect(start(5)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(begun).toEqual([1, 2])
  for (let n = 0; n < 4; n++) {
    ends[n]?.()
    await works[n]
  }
  expect(begun).toEqual([1, 2, 3, 4])
})

it('a work that fails gives up its place', async () => {
  const slots = semaphore(1, 1)
  await expect(slots(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await slots(async () => 'done')).toBe('done')
})
