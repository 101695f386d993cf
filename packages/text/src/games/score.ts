import type { Outcome } from '@matchbol/core/games/score/score-details'

/** How a game ended, where the sets alone do not tell. */
export const outcomeWords: Record<Outcome, string | null> = {
  COMPLETED: null,
  RETIRED: 'відмова',
  WALKOVER: 'неявка',
  DEFAULTED: 'дискваліфікація',
  DOUBLE_DEFAULT: 'неявка обох',
  ABANDONED: 'перервано',
}

const endings: Record<string, Outcome> = {
  'W.O.': 'WALKOVER',
  'DEF/DEF': 'DOUBLE_DEFAULT',
  RET: 'RETIRED',
  DEF: 'DEFAULTED',
  ABN: 'ABANDONED',
}

/** A score in a sentence: «6:4 2:1, відмова», «неявка»; what a scoreboard abbreviates is said. */
export function scoreWords(score: string): string {
  const [, sets = '', ending = ''] = /^(.*?) ?([A-Z].*)?$/.exec(score) ?? []
  return [sets, outcomeWords[endings[ending] ?? 'COMPLETED']].filter(Boolean).join(', ')
}
