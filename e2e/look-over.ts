import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { smallTargets } from './small-targets.ts'

const desktop = { width: 1280, height: 900 }
const phone = { width: 360, height: 740 }
/** The short form of its source, which a page understands in half the time. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/**
 * Opens an address and, once all of it is there, looks it over: one heading, nothing that axe finds in either theme, no sideways
 * scroll on a phone of 360 px and nothing too small for a thumb there. The themes differ in colours only, so the second look is
 * for contrast. What stands around the content may be left out where another look at the same layout has seen it.
 * @returns the answer of the server
 */
export async function lookOver(page: Page, address: string, { contentOnly = false } = {}) {
  const axe = () => {
    const whole = new AxeBuilder({ page, axeSource: 'void 0' }) // it is there: the builder would put it in twice for each look
    whole.options({ resultTypes: ['violations'], selectors: false })
    return contentOnly ? whole.include('main') : whole
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize(desktop)
  const answer = await page.goto(address, { waitUntil: 'load' })
  await expect(page.getByRole('heading', { level: 1 }), `${address} has one heading`).toHaveCount(1)
  await expect(page.locator('main :is(.spinner, .skeleton)'), `${address} is all there`).toHaveCount(0)
  await page.evaluate(axeSource)
  expect(await faults(axe()), `${address} in the light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await faults(axe().withRules('color-contrast')), `${address} in the dark`).toEqual([])
  await page.setViewportSize(phone)
  expect(await widthOf(page), `${address} on a phone`).toBeLessThanOrEqual(phone.width)
  expect(await smallTargets(page), `${address} under a thumb`).toEqual([])
  return answer
}

/** In one page without foreign frames axe needs no second one, and what it passed is not asked: three times as quick. */
async function faults(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
