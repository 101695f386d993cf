import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../test-world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld({
    SITE_NAME: 'Клуб «Нивки»',
    TELEGRAM_BOT_NAME: '@nyvky_bot',
    PUBLIC_URL: 'https://nyvky.example/',
    AUTH_SECRET: 'kept by all nodes, and by nobody else',
  })
})
afterAll(() => world.close())

it('the browser learns the club’s name and address, how one signs in, and what time it is', async () => {
  expect((await world.call(null, 'GET /api/v1/site')).data).toEqual({
    siteName: 'Клуб «Нивки»',
    demo: false,
    telegramBot: 'nyvky_bot',
    publicUrl: 'https://nyvky.example',
    now: world.clock.now.toISOString(),
  })
})
