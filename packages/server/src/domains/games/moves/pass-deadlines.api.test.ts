import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Court, openCourt } from '../../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { passDeadlines } from './pass-deadlines.ts'

let world: World
let people: [Person, Person, Person, Person]
let court: Court
const lines: { err: { message: string }; gameId: number }[] = []
const log = pino(
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  }),
)

beforeAll(async () => {
  world = await openWorld()
  people = [
    await world.person('Олена Марченко'),
    await world.person('Ірина Коваль'),
    await world.person('Марія Бондар'),
    await world.person('Дарина Чорна'),
  ]
  court = openCourt(world, (await world.league('Ліга', people, { inviteExpiryDays: 21, autoConfirmHours: 336 })).id)
})
afterAll(() => world.close())

it('the scheduled job settles whatever is due, each game by itself, and says which it could not', async () => {
  const [a, b, c, d] = people
  const invitation = await court.invited(a, b)
  const agreed = await court.agreed(b, c)
  const broken = await court.awaiting(a, c, '6:4 6:4')
  const result = await court.awaiting(c, d, '6:4 6:4')
  const recorded = court.done(await court.record(a, d, '6:4 6:4')).id
  const disputed = await court.disputed(b, d, '6:4 6:4')
  const impossible = { outcome: 'COMPLETED', sets: [{ a: 9, b: 9 }] }
  await world.db
    .updateTable('games')
    .set({ score_details: JSON.stringify(impossible) })
    .where('id', '=', broken)
    .execute()
  world.pass({ days: 21 })
  expect(await passDeadlines(world.db, world.clock.now, log)).toBe(4)
  const statuses = new Map(
    (await world.db.selectFrom('games').select(['id', 'status']).execute()).map(({ id, status }) => [id, status]),
  )
  expect([invitation, agreed, result, recorded, broken, disputed].map((id) => statuses.get(id))).toEqual([
    'EXPIRED',
    'EXPIRED',
    'COMPLETED',
    'CANCELLED',
    'PENDING_CONFIRMATION',
    'DISPUTED',
  ])
  expect(lines.map(({ gameId, err }) => [gameId, err.message])).toEqual([
    [broken, 'A stored score is impossible: SET_IMPOSSIBLE'],
  ])
})

it('nodes that settle at once settle each game once', async () => {
  const members = []
  for (let nth = 0; nth < 8; nth++) members.push(await world.person(`Гравчиня К${nth}`))
  const many = openCourt(world, (await world.league('Багато', members, { maxOpenGames: 100 })).id)
  const ids: number[] = []
  for (const [index, a] of members.entries())
    for (const b of members.slice(index + 1)) ids.push(await many.awaiting(a, b, '6:4 3:6 [10:8]'))
  world.pass({ days: 1 })
  const settled = await Promise.all([1, 2, 3, 4, 5].map(() => passDeadlines(world.db, world.clock.now, log)))
  expect(settled.reduce((sum, count) => sum + count)).toBe(ids.length)
  for (const id of ids) expect(await many.movesOf(id)).toEqual(['invite', 'accept', 'submit', 'autoConfirm'])
})
