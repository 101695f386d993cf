import { dayStart, kyivDate } from '@matchbol/core/shared/kyiv-time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/world.ts'
import { readConfig } from '../../platform/config.ts'
import { siteFactsOf } from './routes.ts'

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

it('§9: the browser learns the club’s name, address and pages elsewhere, how one signs in, and which day it is', async () => {
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

it('§2: the demo shows four pages elsewhere, by addresses that lead nowhere; what is set counts', async () => {
  const { social } = siteFactsOf(readConfig({ DEMO: '1', SOCIAL_YOUTUBE: 'https://www.youtube.com/@nyvky' }))
  expect(social).toEqual([
    { network: 'Telegram', url: 'https://telegram.example.com/matchbol' },
    { network: 'Instagram', url: 'https://instagram.example.com/matchbol' },
    { network: 'LinkedIn', url: 'https://linkedin.example.com/matchbol' },
    { network: 'YouTube', url: 'https://www.youtube.com/@nyvky' },
  ])
})
