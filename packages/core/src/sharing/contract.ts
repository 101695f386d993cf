import * as z from 'zod'
import { idParams } from '../shared/address-shapes.ts'
import { type Contract, fileReply } from '../shared/endpoint.ts'
import { MOST_PICTURES_WAITING } from './limits.ts'
import { pairId } from './picture-address.ts'

/** Units of the budget for reading: what is not kept has to be drawn. */
const DRAWING_COST = 10

const picture = {
  access: 'anyone',
  cost: DRAWING_COST,
  isForOtherSites: true,
  queue: `Pictures are drawn one at a time: an address may wait for one and ${MOST_PICTURES_WAITING} more`,
  reply: fileReply('image/png'),
} as const

const pair = z
  .string()
  .regex(/^([1-9]\d{0,8})-([1-9]\d{0,8})$/)
  .transform((written) => written.split('-').map(Number) as [number, number])
  .refine(([a, b]) => a !== b)

export const sharingContract = {
  'GET /og/game/{id}.png': {
    ...picture,
    summary: 'A completed game as a picture to be shared, 1200 × 630; upright, 1080 × 1350, with `format=portrait`',
    madeFrom: ['game:{id}', 'standings:* by winnersPlace'],
    params: idParams,
    query: z.object({ format: z.literal('portrait').optional() }),
  },
  'GET /og/player/{id}.png': {
    ...picture,
    summary: 'A player as a picture to be shared, 1200 × 630; none of who hides from search engines',
    madeFrom: ['record:{id}', 'person:{id}', 'standings:*'],
    params: idParams,
  },
  'GET /og/pair/{pair}.png': {
    ...picture,
    summary: `What two players have between them as a picture to be shared, 1200 × 630: \`${pairId(7, 12)}\``,
    madeFrom: ['record:*', 'leagues'],
    params: z.object({ pair }),
  },
  'GET /og/league/{id}.png': {
    ...picture,
    summary: 'The first places of a league’s running season as a picture to be shared, 1200 × 630',
    madeFrom: ['league:{id}', 'standings:{id}'],
    params: idParams,
  },
  'GET /og/post/{slug}.png': {
    ...picture,
    summary: 'A published article as a picture to be shared, 1200 × 630',
    madeFrom: ['posts'],
    params: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,200}$/) }),
  },
  'GET /og/event/{id}.png': {
    ...picture,
    summary: 'An event of the club as a picture to be shared, 1200 × 630',
    madeFrom: ['event:{id}'],
    params: idParams,
  },
} as const satisfies Contract

declare module '../shared/endpoint.ts' {
  interface Api extends Readonly<typeof sharingContract> {}
}
