import { describe } from 'vitest'
import { describeRaces } from '../../../../test/races.ts'

describe('a few at once', () => describeRaces({ rounds: 8, callers: [2, 3, 5] }))
