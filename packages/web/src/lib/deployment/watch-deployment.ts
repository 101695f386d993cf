import { MINUTE, SECOND } from '@matchbol/core/shared/durations'
import type { AnyRouter } from '@tanstack/react-router'
import { showToast } from '../../ui/toast/toast-store.ts'
import { isNewBuild, mayLeaveByReload, type PageState, stepFor } from './deployment.ts'

const pollEvery = 5 * MINUTE
const atLeastBetween = MINUTE

/** Looks for a new deployment now and then, and has the page load itself anew when that disturbs nobody. */
export function watchDeployment(router: AnyRouter, ownEntry: string) {
  let isOutdated = false
  let isOffered = false
  let lastLook = performance.now()
  /** Something is typed or chosen that leaving the page may lose. */
  let hasEntered = false
  let lastStir = performance.now()

  const state = (): PageState => ({
    isOutdated,
    isHidden: document.hidden,
    isBusy: hasEntered || isAmidFields(),
    stillFor: isSomethingOpen() ? 0 : performance.now() - lastStir,
  })

  const step = () => {
    const next = stepFor(state())
    if (next === 'reload') location.reload()
    if (next === 'offer' && !isOffered) {
      isOffered = true
      offerReload()
    }
  }
  const look = async () => {
    lastLook = performance.now()
    const wasOutdated = isOutdated
    isOutdated ||= await isThereNewer(ownEntry)
    step()
    if (isOutdated && !wasOutdated) setInterval(step, SECOND) // until nobody stirs any more
  }

  setInterval(() => !document.hidden && void look(), pollEvery)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) step()
    else if (performance.now() - lastLook > atLeastBetween) void look()
  })
  document.addEventListener('input', () => {
    hasEntered = true
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[aria-pressed], [role="option"]')) hasEntered = true
  })
  const stir = () => {
    lastStir = performance.now()
  }
  for (const what of stirs) document.addEventListener(what, stir, { capture: true, passive: true })
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged, hrefChanged }) => {
    if (!hrefChanged) return // the open page reads itself anew after an action, whose outcome is yet to be told
    if (mayLeaveByReload(state(), fromLocation?.pathname ?? '', toLocation.pathname)) location.assign(toLocation.href)
    if (pathChanged) hasEntered = false
  })
}

async function isThereNewer(ownEntry: string): Promise<boolean> {
  const latest = await read('/builds/latest.json')
  if (!latest?.entry || latest.entry === ownEntry) return false
  return isNewBuild(ownEntry, latest, await read(`/builds/meta/${latest.id}.json`))
}

async function read(path: string): Promise<{ id?: string; entry?: string } | null> {
  try {
    const response = await fetch(path, { cache: 'no-store' })
    return response.ok ? await response.json() : null
  } catch {
    return null // away for a moment: the next look will tell
  }
}

const stirs = ['input', 'change', 'keydown', 'pointerdown', 'pointermove', 'touchmove', 'wheel', 'scroll'] as const

function isAmidFields(): boolean {
  const field = 'input, textarea, select, [contenteditable], [role="combobox"]'
  return Boolean(document.activeElement?.matches(field) || document.querySelector('dialog[open]'))
}

/** A menu, or an answer that is waited for. */
const isSomethingOpen = () => document.querySelector('[aria-expanded="true"], [aria-busy="true"]') !== null

const offerReload = () =>
  showToast({
    color: 'info',
    persistent: true,
    title: 'Сайт оновлено',
    description: 'Збережіть написане й перезавантажте сторінку, щоб побачити нову версію.',
    action: { label: 'Перезавантажити', run: () => location.reload() },
  })
