import { Refusal } from '@matchbol/core/shared/refusal'
import type { DemoContext, Meeting } from './meeting.ts'

/**
 * What happens to a game, or to a league, over weeks: does something, says when it goes on, and is woken at that moment
 * with the time of its next move.
 */
export type Scenario<Result = void> = AsyncGenerator<Date, Result, Date>

/** What becomes of a meeting. */
export type GameScenario = (context: DemoContext, meeting: Meeting) => Scenario<unknown>

interface Waiting {
  scenario: Scenario<unknown>
  at: Date
}

/**
 * Plays scenarios side by side in the order of time, up to a moment: whatever is to come later has not happened yet.
 * Somebody whom the club's rules refuse gives up, as people do.
 * @returns how many gave up
 */
export async function runScenarios(scenarios: readonly Scenario<unknown>[], until: Date): Promise<number> {
  let refused = 0
  const waiting: Waiting[] = []
  const goOn = async (scenario: Scenario<unknown>, step: Promise<IteratorResult<Date, unknown>>) => {
    try {
      const next = await step
      if (!next.done) waiting.push({ scenario, at: next.value })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused++
    }
  }
  for (const scenario of scenarios) await goOn(scenario, scenario.next())
  for (let next = takeFirst(waiting, until); next; next = takeFirst(waiting, until))
    await goOn(next.scenario, next.scenario.next(next.at))
  return refused
}

/** The one to go on first; of two at the same moment, the one that waits longer. */
function takeFirst(waiting: Waiting[], until: Date): Waiting | undefined {
  let [first] = waiting
  for (const other of waiting) if (first && other.at < first.at) first = other
  if (!first || first.at > until) return undefined
  waiting.splice(waiting.indexOf(first), 1)
  return first
}
