import { formatScore } from '@matchbol/core/games/score/format-score'
import type { PlayedSet } from '@matchbol/core/games/score/score-details'

const ordinals = ['Перший', 'Другий', 'Третій', 'Четвертий', 'Пʼятий'] as const
const ordinalsOf = ['першого', 'другого', 'третього', 'четвертого', 'пʼятого'] as const

/** «Другий сет», «Вирішальний тай-брейк». */
export const setTitle = (setNumber: number, kind: 'set' | 'match-tiebreak') =>
  kind === 'set' ? `${ordinals[setNumber - 1]} сет` : 'Вирішальний тай-брейк'

/** «Тай-брейк другого сету». */
export const tiebreakTitle = (setNumber: number) => `Тай-брейк ${ordinalsOf[setNumber - 1]} сету`

/** «6:4 1:0»: how far a game had come when it was broken off, the inviter first. */
export const setsText = (sets: readonly PlayedSet[]) => formatScore({ outcome: 'COMPLETED', sets }, null) || '0:0'
