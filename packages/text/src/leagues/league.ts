import type { League } from '@matchbol/core/leagues/league-shapes'
import { counted } from '../shared/plural.ts'

/** «48 гравців», «31 гравчиня». */
export const playersOf = ({ gender, playersCount }: Pick<League, 'gender' | 'playersCount'>) =>
  counted(playersCount, gender === 'WOMEN' ? ['гравчиня', 'гравчині', 'гравчинь'] : ['гравець', 'гравці', 'гравців'])

interface LevelledCategory {
  name: string
  level: number | null
}

/** «Друга (рівень 2)»; «Відкрита» where there is no level. */
export const categoryLabel = ({ name, level }: LevelledCategory) =>
  level === null ? name : `${name} (рівень ${level})`
