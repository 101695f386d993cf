import { Refusal } from '@matchbol/core/shared/refusal'
import type { Meeting, Stage } from './meeting.ts'

/**
 * What happens to a game, or to a league, over weeks: does something, says when it goes on, and is woken at that moment
 * with the time of its next move.
 */
export type Story<Told = void> = AsyncGenerator<Date, Told, Date>

/** What becomes of a meeting. */
export type GameStory = (stage: Stage, meeting: Meeting) => Story<unknown>

interface Waiting {
  story: Story<unknown>
  at: Date
}

/**
 * Tells stories side by side in the order of time, up to a moment: whatever is to come later has not happened yet.
 * Somebody whom the club's rules refuse gives up, as people do.
 * @returns how many gave up
 */
export async function tellStories(stories: readonly Story<unknown>[], until: Date): Promise<number> {
  let refused = 0
  const waiting: Waiting[] = []
  const goOn = async (story: Story<unknown>, step: Promise<IteratorResult<Date, unknown>>) => {
    try {
      const next = await step
      if (!next.done) waiting.push({ story, at: next.value })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused++
    }
  }
  for (const story of stories) await goOn(story, story.next())
  for (let next = takeFirst(waiting, until); next; next = takeFirst(waiting, until))
    await goOn(next.story, next.story.next(next.at))
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
