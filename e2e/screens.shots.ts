import { type Page, test } from '@playwright/test'
import { signInAs } from './sign-in-as.ts'

const folder = 'e2e/screens'
const widths = [360, 768, 1280]
const themes = ['light', 'dark'] as const
const publicPages = [
  '/',
  '/auth',
  '/stats',
  '/stats/leagues',
  '/stats/matches',
  '/stats/players',
  '/player/1',
  '/game/100',
  '/nowhere',
]
const ownPages = ['/profile', '/profile/games', '/profile/invite', '/profile/invitations', '/profile/results']

for (const width of widths)
  for (const theme of themes) {
    test.describe(`${width} px, ${theme}`, () => {
      test.use({ viewport: { width, height: width < 500 ? 740 : 900 }, colorScheme: theme })

      test('what a guest sees', async ({ page }) => {
        for (const address of publicPages) await shoot(page, address, `${width}-${theme}`)
      })

      test('what a player sees', async ({ page }) => {
        await signInAs(page, 0)
        for (const address of ownPages) await shoot(page, address, `${width}-${theme}`)
      })
    })
  }

async function shoot(page: Page, address: string, suffix: string) {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')
  await page.screenshot({ path: `${folder}/${name}-${suffix}.png`, fullPage: true })
}
