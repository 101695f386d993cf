import { type Page, test } from '@playwright/test'
import { openAlive } from './open-alive.ts'
import { adminRoutes, ownRoutes, publicRoutes, resolved } from './routes.ts'
import { signInAs } from './sign-in-as.ts'

const folder = 'e2e/screens'
const widths = [360, 768, 1280]
const themes = ['light', 'dark'] as const

for (const width of widths)
  for (const theme of themes) {
    test.describe(`${width} px, ${theme}`, () => {
      test.use({ viewport: { width, height: width < 500 ? 740 : 900 }, colorScheme: theme })
      const shoot = (page: Page, routes: readonly string[]) => shootAll(page, routes, `${width}-${theme}`)

      test('what a guest sees', ({ page }) => shoot(page, [...publicRoutes, '/nowhere']))

      test('what a player sees', async ({ page }) => {
        await signInAs(page, 'Андрій Ковальчук')
        await shoot(page, ownRoutes)
        await openAlive(page, '/admin')
        await page.screenshot({ path: `${folder}/forbidden-${width}-${theme}.png` })
      })

      test('what an administrator sees', async ({ page }) => {
        await signInAs(page, 'Вадим Осадчий')
        await shoot(page, adminRoutes)
      })
    })
  }

async function shootAll(page: Page, routes: readonly string[], suffix: string) {
  for (const route of routes) {
    await openAlive(page, await resolved(route, page.request))
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: `${folder}/${nameOf(route)}-${suffix}.png`, fullPage: true })
  }
}

const nameOf = (route: string) => (route === '/' ? 'home' : route.slice(1).replace(/[{}]/g, '').replaceAll('/', '-'))
