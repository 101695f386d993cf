import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEventBoard } from '../../../test/event-board.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

const MANY = 50

let world: World
let board: ReturnType<typeof openEventBoard>
let people: Person[]

beforeAll(async () => {
  world = await openWorld()
  board = openEventBoard(world, await world.person('Марія Адмін', 'ADMIN'))
  people = []
  for (let nth = 0; nth < MANY; nth++) people.push(await world.person(`Гравець${nth} Клубу`))
})
afterAll(() => world.close())

describe('at one moment', () => {
  it('fifty press for the last place: one has it, the others wait, each with a number of their own', async () => {
    const event = await board.open({ capacity: 1 })
    const answers = await Promise.all(people.map((who) => board.register(who, event)))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const registrations = answers.map(({ data }) => data.registration)
    expect(registrations.filter((own) => own?.status === 'REGISTERED')).toHaveLength(1)
    const numbers = registrations.flatMap((own) => own?.number ?? []).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: MANY - 1 }, (_, index) => index + 1))
    const { going, waiting } = await board.lists(event)
    expect([going.length, waiting.length]).toEqual([1, MANY - 1])
  })

  it('some leave, some come, one deletes the account and places are added: none is given twice, and none stays free while somebody waits', async () => {
    const event = await board.open({ capacity: 10 })
    const leaver = await world.person('Зниклий Гравець')
    await board.register(leaver, event)
    for (const who of people.slice(0, 25)) await board.register(who, event)
    const answers = await Promise.all([
      ...people.slice(0, 8).map((who) => board.leave(who, event)),
      ...people.slice(25).map((who) => board.register(who, event)),
      world.call(leaver, 'DELETE /api/v1/users/me'),
      board.change(event, { capacity: 14 }),
    ])
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const { going, waiting } = await board.lists(event)
    expect([going.length, waiting.length]).toEqual([14, MANY - 8 - 14])
    expect((await board.read(null, event)).data).toMatchObject({ registered: 14, waiting: MANY - 8 - 14 })
    expect(new Set([...going, ...waiting]).size).toBe(MANY - 8)
  })
})
