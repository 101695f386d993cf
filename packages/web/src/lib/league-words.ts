import type { League } from '@matchbol/core/leagues/league-shapes'
import { counted } from './plural.ts'

/** «48 гравців», «31 гравчиня». */
export const playersOf = ({ gender, playersCount }: Pick<League, 'gender' | 'playersCount'>) =>
  counted(playersCount, gender === 'WOMEN' ? ['гравчиня', 'гравчині', 'гравчинь'] : ['гравець', 'гравці', 'гравців'])
