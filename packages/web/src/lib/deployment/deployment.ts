/** What the page knows when it asks itself whether to load itself anew. */
export interface PageState {
  isOutdated: boolean
  isHidden: boolean
  /** Somebody is in the middle of writing, or a window with fields is open. */
  isBusy: boolean
}

/**
 * What to do about a new deployment: reload unseen, or offer it to somebody whose words would be lost; who is only reading
 * gets it with their next page.
 */
export function stepFor({ isOutdated, isHidden, isBusy }: PageState): 'reload' | 'offer' | 'wait' {
  if (!isOutdated) return 'wait'
  if (isBusy) return 'offer'
  return isHidden ? 'reload' : 'wait'
}

/** Whether leaving for another page may fetch it from the new deployment: a new filter of the same page may not. */
export const mayLeaveByReload = ({ isOutdated, isBusy }: PageState, from: string, to: string) =>
  isOutdated && (from !== to || !isBusy)

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
