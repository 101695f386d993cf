import { formatOf, type SetShape } from '@matchbol/core/leagues/match-format'
import { capital, genitive } from './match-format.ts'

const ordinals: Record<number, string> = { 3: 'третього', 5: 'пʼятого' }

/** A format for a rule book: how a set goes, and what replaces the last one. */
export function formatInFull(code: string): string {
  const { bestOf, set, decider } = formatOf(code)
  const match = bestOf === 1 ? 'один сет' : `до ${genitive[(bestOf + 1) / 2]} виграних сетів`
  const last = ordinals[bestOf]
  if (!decider || !last) return `${capital(match)}. ${setWords(set)}.`
  const instead =
    decider.kind === 'match-tiebreak' ? `тай-брейк до ${decider.to}` : `вирішальний, ${setWords(decider).toLowerCase()}`
  return `${capital(match)}. ${setWords(set)}. Замість ${last} сету — ${instead}.`
}

const setWords = ({ to, tiebreakAt, tiebreakTo }: SetShape) =>
  `Сет до ${to} геймів, за рахунку ${tiebreakAt}:${tiebreakAt} — тай-брейк до ${tiebreakTo}`
