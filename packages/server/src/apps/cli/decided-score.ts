import { seenFromB } from '@matchbol/core/games/score/format-score'
import { judgeScore } from '@matchbol/core/games/score/judge-score'
import { parseScore } from '@matchbol/core/games/score/parse-score'
import { formatOf } from '@matchbol/core/leagues/match-format'
import { StartupError } from '../../platform/startup-error.ts'
import { faultText } from './fault-text.ts'

interface ScoredGame {
  format: string
  inviter_id: number
  invitee_id: number
}

/**
 * A score typed at the command line, winner first, as the result of a game.
 * @throws StartupError for one that cannot be, and for a winner who does not play
 */
export function readDecidedScore(text: string, winner: string | undefined, game: ScoredGame) {
  const format = formatOf(game.format)
  const read = parseScore(text, format)
  if (!read.ok) throw new StartupError(`The score "${text}" does not do: ${faultText(read.fault)}.`)
  const { outcome, sets } = read.details
  const isWithoutWinner = outcome === 'DOUBLE_DEFAULT'
  const verdict = judgeScore(read.details, format, isWithoutWinner ? undefined : 'a')
  if (!verdict.ok)
    throw new StartupError(`The score "${text}" does not do in ${format.code}: ${faultText(verdict.fault)}.`)
  const { inviter_id, invitee_id } = game
  const winnerId = isWithoutWinner ? null : [inviter_id, invitee_id].find((id) => String(id) === winner)
  if (winnerId === undefined) throw new StartupError(`Say who won: --winner ${inviter_id} or --winner ${invitee_id}.`)
  return { winnerId, scoreDetails: { outcome, sets: winnerId === invitee_id ? sets.map(seenFromB) : [...sets] } }
}
