import type { Page } from '@playwright/test'

/** Tells what moves by itself; the coming of the fonts is another matter. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/*.woff2', (route) => route.abort())
}

/** Since it was asked the last time, with the frame that comes now. */
export const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    const { shifts } = window as unknown as { shifts: number[] }
    return shifts.splice(0).reduce((sum, shift) => sum + shift, 0)
  })
