import { dayStart, kyivDate } from '@matchbol/core/shared/kyiv-time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld({
    SITE_NAME: 'Клуб «Нивки»',
    TELEGRAM_BOT_NAME: '@nyvky_bot',
    PUBLIC_URL: 'https://nyvky.example/',
    SOCIAL_TELEGRAM: 'https://t.me/nyvky',
    SOCIAL_YOUTUBE: 'https://www.youtube.com/@nyvky',
    AUTH_SECRET: 'kept by all nodes, and by nobody else',
  })
})
afterAll(() => world.close())

it('the browser learns the club’s name, address and pages elsewhere, how one signs in, and which day it is', async () => {
  expect((await world.call(null, 'GET /api/v1/site')).data).toEqual({
    siteName: 'Клуб «Нивки»',
    demo: false,
    telegramBot: 'nyvky_bot',
    publicUrl: 'https://nyvky.example',
    social: [
      { network: 'Telegram', url: 'https://t.me/nyvky' },
      { network: 'YouTube', url: 'https://www.youtube.com/@nyvky' },
    ],
    dayStartedAt: dayStart(kyivDate(world.clock.now)),
  })
})
