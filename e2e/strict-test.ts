import { type BrowserContext, test as base, expect } from '@playwright/test'

/** A page left before it was whole, and scripts where scripts are off: what a policy really stops is in the console too. */
const harmless = ['net::ERR_ABORTED', 'csp']

/** Whatever a page complains about: console errors and warnings, exceptions, requests that fail or answer 5xx. */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => complaints.push(`exception at ${error.page()?.url()}: ${error.error().message}`))
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    if (!harmless.includes(why)) complaints.push(`failed: ${request.url()} ${why}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()}: ${response.url()}`)
  })
  return complaints
}

/** A test that also fails when any page of its own context complains. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context }, use) => {
      const complaints = complaintsOf(context)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
