import type { Page } from '@playwright/test'

/**
 * Opens an address, or the present one again, and waits until the page answers presses and keys by itself. A page of
 * somebody who has signed in listens for news, so that its network is never idle.
 */
export async function openAlive(page: Page, address?: string) {
  await page.addInitScript(() =>
    document.addEventListener('page-alive', () => Object.assign(window, { isAlive: true }), { once: true }),
  )
  await (address === undefined ? page.reload() : page.goto(address))
  await page.waitForFunction(() => 'isAlive' in window)
}
