import { readSession } from '../session/session.ts'

// What somebody has typed and not sent, under the person's own number: in this tab, and where it is to outlive the tab, in this browser
// too, under the name of the tab, so that two with the same form hold words of their own.

const mark = 'draft'
const tabMark = ' @'
const lockMark = 'tab '

/** Goes when all drafts go. */
const nameOfTab = `${mark} tab`

/** Everything of this tab under this name and under names that begin with it. */
export function forgetDrafts(name: string) {
  const prefix = keyOf(name)
  forgetKeys((key) => (key === prefix || key.startsWith(`${prefix} `)) && isOfThisTab(key))
}

/** Nothing of a person stays behind in the browser from which they have signed out. */
export function forgetAllDrafts() {
  forgetKeys((key) => key.startsWith(`${mark} `))
}

function keyOf(name: string) {
  const session = readSession()
  return `${mark} ${session.status === 'in' ? session.user.id : 0} ${name}`
}

/** What this tab has typed. */
export function readDraft(name: string): unknown {
  try {
    const kept = sessionStorage.getItem(keyOf(name))
    return kept === null ? undefined : JSON.parse(kept)
  } catch {
    return undefined // storage is switched off, or holds something of another kind
  }
}

/**
 * What a closed tab has left, of several the one in which writing began last: this tab's own from now on. Words of a tab that is open stay
 * there. Where the browser cannot tell which tabs are, what was left is copied and lost to none.
 * @returns nothing where this tab has typed something meanwhile: what was left waits for the next time
 */
export async function takeLeftDraft(name: string): Promise<unknown> {
  try {
    const open = await openTabs()
    if (readDraft(name) !== undefined) return undefined
    const key = keyOf(name)
    const own = key + tabMark + thisTab()
    const isLeft = (other: string) =>
      other.startsWith(key + tabMark) && !open?.has(other.slice(key.length + tabMark.length))
    const left = Object.keys(localStorage).filter(isLeft).sort().at(-1)
    if (left === undefined) return undefined
    const typed = localStorage.getItem(left) ?? ''
    sessionStorage.setItem(key, typed)
    stayOpen()
    localStorage.setItem(own, typed)
    if (open && left !== own) localStorage.removeItem(left)
    return JSON.parse(typed)
  } catch {
    return undefined // as above
  }
}

/** @param outlivesTab for what somebody types for long: it is there again after the tab was closed */
export function keepDraft(name: string, value: unknown, outlivesTab = false) {
  try {
    const typed = JSON.stringify(value)
    sessionStorage.setItem(keyOf(name), typed)
    if (!outlivesTab) return
    stayOpen()
    localStorage.setItem(keyOf(name) + tabMark + thisTab(), typed)
  } catch {
    // storage is switched off or full: the form itself still holds it
  }
}

/** The name under which this tab is held to be open, once it has words that outlive it. */
let openAs = ''

/** Other tabs see that this one is open until it is closed: the browser itself then gives its lock back. */
function stayOpen() {
  const name = thisTab()
  if (openAs === name) return
  openAs = name
  const untilClosed = new Promise<never>(() => {})
  // only on a secure address
  navigator.locks?.request(lockMark + name, () => untilClosed).catch(() => undefined)
}

/** Names of the tabs that hold words and are open. */
async function openTabs(): Promise<Set<string> | undefined> {
  const locks = await navigator.locks?.query()
  const names = locks?.held?.map(({ name = '' }) => name)
  return names && new Set(names.filter((name) => name.startsWith(lockMark)).map((name) => name.slice(lockMark.length)))
}

/** Where no tab is named, it is the storage of this one. */
const isOfThisTab = (key: string) => !key.includes(tabMark) || key.endsWith(tabMark + thisTab())

/** Its name, by which later tabs sort behind earlier ones. */
function thisTab(): string {
  const known = sessionStorage.getItem(nameOfTab)
  if (known) return known
  const name = `${Date.now()}-${Math.random().toString(36).slice(2)}`
  sessionStorage.setItem(nameOfTab, name)
  return name
}

function forgetKeys(isMeant: (key: string) => boolean) {
  try {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage)) if (isMeant(key)) storage.removeItem(key)
  } catch {
    // storage is switched off: nothing is kept
  }
}
