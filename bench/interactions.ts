import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { leaveAsItIs } from '../packages/server/src/platform/db/migrate.ts'
import { openPostgres } from '../packages/server/src/platform/db/postgres.ts'
import { bearerOf } from './clubs.ts'
import type { Served } from './node.ts'
import { type Club, type Figure, medianBy, shown } from './row.ts'

/** How much slower the browser's CPU is made, as Lighthouse does for a phone. */
const SLOWER = 4
/** Milliseconds: what web.dev calls good for the next paint after a press, and the longest that a press may have to wait for others. */
const MOST_DELAY = 200
const MOST_TASK = 200

interface Felt {
  /** Milliseconds from the press to the next paint, in steps of 8, as the browser reports them. */
  delay: number
  /** The longest task on the page's thread from the press on. */
  task: number
}

/** What is pressed, where, and what has come when it is over. */
interface Interaction {
  what: string
  path: string
  press: (page: Page) => Locator
  before?: (page: Page) => Promise<void>
  shows: (page: Page) => Locator
}

/** Presses of a signed-in player on a phone: delay until the next paint, and the longest task, each a median. */
export async function measureInteractions(
  club: Club,
  server: Served,
  executablePath: string,
  runs: number,
): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const { id, session } = await openGameOf(club, server)
    const figures: Figure[] = []
    for (const interaction of interactionsOf(id)) {
      const felt: Felt[] = []
      for (let run = 0; run < runs; run++) {
        const context = await browser.newContext({
          baseURL: server.address,
          locale: 'uk-UA',
          timezoneId: 'Europe/Kyiv',
          viewport: { width: 360, height: 740 },
          hasTouch: true,
        })
        await giveSession(context, session)
        felt.push(await feel(context, interaction))
        await context.close()
      }
      figures.push(figureOf(interaction.what, felt))
    }
    return figures
  } finally {
    await browser.close()
  }
}

const interactionsOf = (gameId: number): Interaction[] => {
  const enter = (page: Page) => page.getByRole('button', { name: 'Внести результат' })
  const sheetKey = (page: Page, score: string) =>
    page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${score}[, ]`) })
  const join = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Приєднатися до ліги' }).first()
  const joining = (page: Page) => page.getByRole('dialog', { name: 'Приєднатися до ліги' })
  return [
    {
      what: 'menu',
      path: '/stats',
      press: (page) => page.getByRole('button', { name: 'Відкрити меню' }),
      shows: (page) => page.getByRole('dialog', { name: 'Меню' }),
    },
    {
      what: 'popup',
      path: '/profile',
      press: join,
      shows: joining,
    },
    {
      what: 'select',
      path: '/profile',
      before: (page) => join(page).tap(),
      press: (page) => joining(page).getByRole('combobox', { disabled: false }).first(),
      shows: (page) => joining(page).getByRole('listbox').first(),
    },
    {
      what: 'toast',
      path: '/profile/settings',
      before: (page) => page.getByLabel('Ракетка').fill(`Ракетка ${Date.now()}`),
      press: (page) => page.getByRole('button', { name: 'Зберегти', exact: true }),
      shows: (page) => page.getByRole('region', { name: /Сповіщення/ }).getByText('Збережено'),
    },
    {
      what: 'score sheet',
      path: `/game/${gameId}`,
      press: enter,
      shows: (page) => sheetKey(page, '6:4'),
    },
    {
      what: 'score grid, a set',
      path: `/game/${gameId}`,
      before: async (page) => {
        await enter(page).tap()
        await sheetKey(page, '6:4').waitFor()
      },
      press: (page) => sheetKey(page, '6:4'),
      shows: (page) => page.getByRole('dialog').getByRole('heading', { name: 'Другий сет' }),
    },
  ]
}

async function feel(context: BrowserContext, { path, before, press, shows }: Interaction): Promise<Felt> {
  const page = await context.newPage()
  await page.goto(path)
  await page.waitForFunction(() => 'isAlive' in window)
  await before?.(page)
  await press(page).waitFor()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await page.evaluate(watch)
  await press(page).tap()
  await shows(page).waitFor()
  return page.evaluate(async () => {
    // The browser tells of an event after the frame that showed it.
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
    return new Promise<Felt>((done) => requestIdleCallback(() => done(Object(window).felt)))
  })
}

/** Runs in the page. */
function watch() {
  const felt: Felt = { delay: 0, task: 0 }
  Object.assign(window, { felt })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) felt.delay = Math.max(felt.delay, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) felt.task = Math.max(felt.task, duration)
  }).observe({ type: 'longtask' })
}

function figureOf(what: string, felt: readonly Felt[]): Figure {
  const { delay } = medianBy(felt, (it) => it.delay)
  const { task } = medianBy(felt, (it) => it.task)
  const said = (ms: number, least: number) => (ms === 0 ? `< ${least} ms` : `${shown(ms)} ms`)
  return {
    what: `${what}: next paint, longest task`,
    value: `${said(delay, 16)}, ${said(task, 50)}`,
    goal: `≤ ${MOST_DELAY} ms, ≤ ${MOST_TASK} ms`,
    isMet: delay <= MOST_DELAY && task <= MOST_TASK,
  }
}

/** A game that waits to be played, and the session of one who plays it. */
async function openGameOf({ cluster }: Club, server: Served) {
  const database = await openPostgres(cluster.url, leaveAsItIs)
  try {
    const { id, inviter_id } = await database.db
      .selectFrom('games')
      .select(['id', 'inviter_id'])
      .where('status', '=', 'ACCEPTED')
      .where('inviter_id', 'is not', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const headers = await bearerOf(database.db, inviter_id ?? 0)
    const answer = await fetch(new URL('/api/v1/users/profile', server.address), { headers })
    const { data } = (await answer.json()) as { data: object }
    return { id, session: { token: headers.authorization?.replace('Bearer ', '') ?? '', user: JSON.stringify(data) } }
  } finally {
    await database.close()
  }
}

const giveSession = (context: BrowserContext, session: { token: string; user: string }) =>
  context.addInitScript((session) => {
    document.addEventListener('page-alive', () => Object.assign(window, { isAlive: true }), { once: true })
    if (location.protocol !== 'about:') Object.assign(localStorage, session)
  }, session)
