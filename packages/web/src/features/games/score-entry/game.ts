import type { ResultPurpose } from '@matchbol/core/games/endings'
import type { Game } from '@matchbol/core/games/game-shapes'
import type { ScoreDetails, Side } from '@matchbol/core/games/score/score-details'
import type { MatchFormat } from '@matchbol/core/leagues/match-format'
import type { FailureNoteProps } from '../../../ui/failure-note.tsx'
import type { Draft } from './draft.ts'

/** With what it opens: the score, or the claim that the opponent did not come. */
export type EntryStart = 'score' | 'notCome'

/** The part of a game that a score is entered for. */
export type GameToEnter = Pick<
  Game,
  | 'a'
  | 'b'
  | 'format'
  | 'kind'
  | 'league'
  | 'season'
  | 'agreedAt'
  | 'completedAt'
  | 'place'
  | 'acceptedAt'
  | 'scoreDetails'
  | 'abandonedScore'
  | 'winnerId'
> &
  /** Of a game that is there already. */
  Partial<Pick<Game, 'status'>>

/** What score entry hands over, as the calls take it. */
export interface EnteredResult {
  scoreDetails: ScoreDetails
  winnerId: number | null
  score: string
  completedAt: string
  notes: string | null
  /** Absent leaves alone what there is. */
  imageUrl?: string
}

/** How a result is sent: what `useAction` gives. */
export interface Sending {
  /** Resolves with the answer, and with undefined when there was none. */
  run: (result: EnteredResult) => Promise<unknown>
  busy: boolean
  failure?: FailureNoteProps
}

/** What every step of the sheet gets. */
export interface StepProps {
  game: GameToEnter
  purpose: ResultPurpose
  draft: Draft
  format: MatchFormat
  /** Null for nobody of the two: an administrator who decides is spoken to otherwise. */
  myId: number | null
  onDraft: (draft: Draft) => void
  back: () => void
}

export const sideOf = (game: Pick<Game, 'a' | 'b'>, playerId: number): Side | null => {
  if (playerId === game.a.id) return 'a'
  return playerId === game.b.id ? 'b' : null
}
