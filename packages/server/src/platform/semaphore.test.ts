import { expect, it } from 'vitest'
import { semaphore, semaphoreOfEach } from './semaphore.ts'

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

it('of each: who takes their own permits and fills their own queue keeps nobody else waiting', async () => {
  const own = semaphoreOfEach(2, 1)
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  const works = [1, 2, 3].map(() => own('slow', () => done))
  await expect(own('slow', async () => 'in')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(await own('quick', async () => 'in')).toBe('in')
  finish()
  await Promise.all(works)
  expect(await own('slow', async () => 'in')).toBe('in')
})
