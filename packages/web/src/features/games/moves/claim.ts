import type { Game } from '@matchbol/core/games/game-shapes'
import { formatScore } from '@matchbol/core/games/score/format-score'
import { otherSide } from '@matchbol/core/games/score/side'
import { outcomeWords } from '@matchbol/text/games/score'
import { sideOf } from '../score-entry/game.ts'

export interface ClaimRow {
  label: string
  value: string
}

/** A result that waits for an answer, as one of the two reads it: who wins by which sets, and how else it ended and by whom. */
export function claimOf({ a, b, status, scoreDetails, winnerId }: Game, myId: number): ClaimRow[] {
  if (!scoreDetails || (status !== 'PENDING_CONFIRMATION' && status !== 'DISPUTED')) return []
  const winner = winnerId === null ? null : sideOf({ a, b }, winnerId)
  const players = { a, b }
  const sets = formatScore({ outcome: 'COMPLETED', sets: scoreDetails.sets }, winner)
  const ending = outcomeWords[scoreDetails.outcome]
  return [
    {
      label: 'Результат',
      value: [winner ? winWords(players[winner], myId) : 'Без переможця', sets].filter(Boolean).join(', '),
    },
    ...(ending ? [{ label: capital(ending), value: winner ? nameFor(players[otherSide(winner)], myId) : 'обоє' }] : []),
  ]
}

type Person = Pick<Game['a'], 'id' | 'firstName'>

const winWords = (winner: Person, myId: number) => (winner.id === myId ? 'Виграєте ви' : `Виграє ${winner.firstName}`)
const nameFor = (person: Person, myId: number) => (person.id === myId ? 'ви' : person.firstName)
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
