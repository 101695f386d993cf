import { formatOf, type SetShape, setsToWin } from '@matchbol/core/leagues/match-format'
import { plural } from '../shared/plural.ts'

const usualSet = 6
const counts = ['', 'один', 'два', 'три']
export const genitive = ['', 'одного', 'двох', 'трьох']

/** «Два сети, далі тай-брейк до 10», «До трьох виграних сетів», «Один сет до 8»: a format in a few words. */
export function formatWords(code: string): string {
  const format = formatOf(code)
  const needed = setsToWin(format)
  const length = lengthWords(format.set)
  if (format.bestOf === 1) return `Один сет${length}`
  if (format.decider?.kind === 'match-tiebreak')
    return `${capital(counts[needed] ?? '')} ${plural(needed, ['сет', 'сети', 'сетів'])}${length}, далі тай-брейк до ${format.decider.to}`
  const decider = format.decider ? `, в останньому тай-брейк до ${format.decider.tiebreakTo}` : ''
  return `До ${genitive[needed]} виграних сетів${length}${decider}`
}

/** « до 4», and « до 4 з тай-брейком за 3:3» where it comes a game sooner than usual. */
function lengthWords({ to, tiebreakAt }: SetShape): string {
  if (tiebreakAt < to) return ` до ${to} з тай-брейком за ${tiebreakAt}:${tiebreakAt}`
  return to === usualSet ? '' : ` до ${to}`
}

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase('uk-UA') + text.slice(1)
