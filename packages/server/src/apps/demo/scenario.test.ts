import { Refusal } from '@matchbol/core/shared/refusal'
import { describe, expect, it } from 'vitest'
import { runScenarios, type Scenario } from './scenario.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour))

async function* scenario(log: string[], name: string, ...hours: number[]): Scenario {
  for (const hour of hours) {
    const now = yield at(hour)
    log.push(`${name} ${now.getUTCHours()}`)
  }
}

describe('scenarios', () => {
  it('run side by side in the order of time', async () => {
    const log: string[] = []
    await runScenarios([scenario(log, 'a', 1, 4), scenario(log, 'b', 2, 3)], at(10))
    expect(log).toEqual(['a 1', 'b 2', 'b 3', 'a 4'])
  })

  it('stop at the present: what is to come later has not happened', async () => {
    const log: string[] = []
    await runScenarios([scenario(log, 'a', 1, 11)], at(10))
    expect(log).toEqual(['a 1'])
  })

  it('end where the rules of the club refuse somebody, and the others go on', async () => {
    const log: string[] = []
    async function* refused(): Scenario {
      yield at(2)
      throw new Refusal('OPPONENT_PAUSED')
    }
    expect(await runScenarios([refused(), scenario(log, 'a', 3)], at(10))).toBe(1)
    expect(log).toEqual(['a 3'])
  })

  it('do not hide a defect', async () => {
    async function* broken(): Scenario {
      yield at(2)
      throw new TypeError('a defect')
    }
    await expect(runScenarios([broken()], at(10))).rejects.toThrow('a defect')
  })
})
