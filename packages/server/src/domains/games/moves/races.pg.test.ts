import { describe } from 'vitest'
import { runs } from '../../../../../core/test/property-runs.ts'
import { describeRaces } from '../../../../test/races.ts'

describe('many at once, each on a connection of its own', () =>
  describeRaces({ rounds: runs(20, 80), callers: [2, 3, 5, 8, 16] }))
