import { expect, it } from 'vitest'
import { lruCache } from './lru-cache.ts'

const remember = (most: number) => {
  const made: string[] = []
  const cache = lruCache<string>(most, (text) => text.length)
  const ask = (key: string, value = key.repeat(10)) =>
    cache(key, async () => {
      made.push(key)
      return value
    })
  return { ask, made }
}

it('what was made is not made again, not even by those who ask while it is being made', async () => {
  const { ask, made } = remember(100)
  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['aaaaaaaaaa', 'aaaaaaaaaa'])
  await ask('a')
  expect(made).toEqual(['a'])
})

it('what was not asked for longest goes first when there is too much', async () => {
  const { ask, made } = remember(25)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

it('what failed or was not there is tried again', async () => {
  const cache = lruCache<string>(10, (text) => text.length)
  await expect(cache('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache('a', async () => '')).toBe('')
  expect(await cache('a', async () => 'here')).toBe('here')
})
