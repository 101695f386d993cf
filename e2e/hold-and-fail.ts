import type { Page } from '@playwright/test'

/** A call that waits until it is told to fail. */
export async function holdAndFail(page: Page, address: string) {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(address, async (route) => {
    await held
    await route.abort('aborted')
  })
  return { release: () => release() }
}
