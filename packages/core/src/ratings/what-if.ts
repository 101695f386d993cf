import { chanceShown, type Standing } from './chance.ts'
import { type Margin, rateGame } from './rating.ts'
import { shownChange } from './shown.ts'

/** The change at the narrowest, an ordinary and the most one-sided score, in whole points: as it will be shown. */
export interface ChangeRange {
  least: number
  typical: number
  most: number
}

/** What a game not yet played would mean to me; the changes of a loss are negative. */
export interface WhatIf {
  chance: number
  win: ChangeRange
  loss: ChangeRange
}

const EVEN: Margin = { gamesWonByWinner: 1, gamesTotal: 2 }
const TWO_SETS_TO_FOUR: Margin = { gamesWonByWinner: 12, gamesTotal: 20 }
const TWO_SETS_TO_LOVE: Margin = { gamesWonByWinner: 12, gamesTotal: 12 }

/** The chance shown and the points at stake, before a game is accepted: what `rateGame` would do, as it would be shown. */
export const whatIf = (me: Standing, opponent: Standing, formatWeight: number): WhatIf => ({
  chance: chanceShown(me, opponent),
  win: rangeOf((score) => shownChange(rateGame({ winner: me, loser: opponent, formatWeight, ...score }).winner)),
  loss: rangeOf((score) => shownChange(rateGame({ winner: opponent, loser: me, formatWeight, ...score }).loser)),
})

const rangeOf = (changeAt: (score: Margin) => number): ChangeRange => ({
  least: changeAt(EVEN),
  typical: changeAt(TWO_SETS_TO_FOUR),
  most: changeAt(TWO_SETS_TO_LOVE),
})
