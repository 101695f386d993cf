import { expect, it } from 'vitest'
import { heldAfter, loadedFor, nothingHeld } from './use-load.ts'

const answer = Promise.resolve(['Київ'])
const failure = Promise.reject(new Error('no network'))
failure.catch(() => {})

it('§4: a list is loading until it has been read', async () => {
  expect(loadedFor(nothingHeld, 'leagues')).toEqual({ status: 'loading' })
  expect(loadedFor(await heldAfter('leagues', answer), 'leagues')).toEqual({ status: 'ready', data: ['Київ'] })
})

it('§4: on a fetch failure it is emptied: nothing is left of what was there', async () => {
  expect(loadedFor(await heldAfter('leagues', failure), 'leagues')).toEqual({ status: 'failed' })
})

it('§4: what was read for another choice is not shown for this one', async () => {
  expect(loadedFor(await heldAfter('categories of 1', answer), 'categories of 2')).toEqual({ status: 'loading' })
})
