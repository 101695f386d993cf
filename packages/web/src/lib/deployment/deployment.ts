import { SECOND } from '@matchbol/core/shared/durations'

/** What the page knows when it asks itself whether to load itself anew. */
export interface PageState {
  isOutdated: boolean
  isHidden: boolean
  /** Something is typed or chosen, or a window is open over the page. */
  isBusy: boolean
  /** Milliseconds since somebody last typed, pressed, pointed or scrolled. */
  stillFor: number
}

/** A page at which nobody has stirred for so long loads itself anew without disturbing them. */
const STILL = 10 * SECOND

/**
 * What to do about a new deployment: reload a page that nobody looks at or touches, or offer it to somebody whose words would be
 * lost; who is on the move gets it with their next page.
 */
export function stepFor({ isOutdated, isHidden, isBusy, stillFor }: PageState): 'reload' | 'offer' | 'wait' {
  if (!isOutdated) return 'wait'
  if (isBusy) return 'offer'
  return isHidden || stillFor >= STILL ? 'reload' : 'wait'
}

/** Whether leaving for another page may fetch it from the new deployment: a new filter of the same page may not. */
export const mayLeaveByReload = (
  { isOutdated, isBusy }: Pick<PageState, 'isOutdated' | 'isBusy'>,
  from: string,
  to: string,
) => isOutdated && (from !== to || !isBusy)

/**
 * Whether a newer build is there in full: another entry than this page's own, and a manifest that names it. Nodes change one
 * after another, so the first of them may already tell of files that another does not have yet.
 */
export function isNewBuild(own: string, latest: unknown, manifest: unknown): boolean {
  const entry = (latest as { entry?: unknown } | null)?.entry
  const files = (manifest as { files?: unknown } | null)?.files
  return typeof entry === 'string' && entry !== own && Array.isArray(files) && files.includes(entry)
}

const guardMs = 10_000

/** Whether a path that was reloaded at `last` (0: never) may be reloaded again: a file that stays away must not spin the page. */
export const mayReloadFor = (last: number, now: number) => now - last >= guardMs
