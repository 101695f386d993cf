import { Refusal } from '@matchbol/core/shared/refusal'
import { describe, expect, it } from 'vitest'
import { type Story, tellStories } from './story.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour))

async function* story(told: string[], name: string, ...hours: number[]): Story {
  for (const hour of hours) {
    const now = yield at(hour)
    told.push(`${name} ${now.getUTCHours()}`)
  }
}

describe('stories', () => {
  it('are told side by side in the order of time', async () => {
    const told: string[] = []
    await tellStories([story(told, 'a', 1, 4), story(told, 'b', 2, 3)], at(10))
    expect(told).toEqual(['a 1', 'b 2', 'b 3', 'a 4'])
  })

  it('stop at the present: what is to come later has not happened', async () => {
    const told: string[] = []
    await tellStories([story(told, 'a', 1, 11)], at(10))
    expect(told).toEqual(['a 1'])
  })

  it('end where the rules of the club refuse somebody, and the others go on', async () => {
    const told: string[] = []
    async function* refused(): Story {
      yield at(2)
      throw new Refusal('OPPONENT_PAUSED')
    }
    expect(await tellStories([refused(), story(told, 'a', 3)], at(10))).toBe(1)
    expect(told).toEqual(['a 3'])
  })

  it('do not hide a defect', async () => {
    async function* broken(): Story {
      yield at(2)
      throw new TypeError('a defect')
    }
    await expect(tellStories([broken()], at(10))).rejects.toThrow('a defect')
  })
})
