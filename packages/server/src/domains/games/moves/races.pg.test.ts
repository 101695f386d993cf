import { describe } from 'vitest'
import { describeRaces } from '../../../../test/races.ts'

describe('many at once, each on a connection of its own', () =>
  describeRaces({ rounds: 80, callers: [2, 3, 5, 8, 16] }))
