import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passDeadlines } from '../src/domains/games/moves/pass-deadlines.ts'
import { type Court, openCourt } from './court.ts'
import { replayed, stored } from './replay.ts'
import { type Answer, openWorld, type Person, type World } from './world.ts'

const log = pino({ level: 'silent' })
const contenders = ['confirm', 'deadline', 'dispute', 'confirm', 'withdraw', 'void', 'deadline', 'decide'] as const

interface Size {
  rounds: number
  /** How many act at once, one after another of these. */
  callers: readonly number[]
}

/** Whoever acts at one moment on one game: one wins, the others learn how it stands, and ratings move once. */
export function describeRaces({ rounds, callers }: Size) {
  let world: World
  let admin: Person
  beforeAll(async () => {
    world = await openWorld()
    admin = await world.person('Адміністраторка Ліги', 'ADMIN')
  })
  afterAll(() => world.close())

  const pair = async () => {
    const [a, b] = [await world.person('Олена Марченко'), await world.person('Ірина Коваль')]
    return { a, b, court: openCourt(world, (await world.league('Ліга', [a, b], { rematchAfterDays: 0 })).id) }
  }
  const everyRound = async (times: number, play: (round: number, callers: number) => Promise<void>) => {
    for (let round = 0; round < times; round++) await play(round, callers[round % callers.length] ?? 2)
  }
  const deadline = () => new Date(world.clock.now.getTime() + 86_400_000)

  describe('a result that waits', () => {
    const act = (who: (typeof contenders)[number], { a, b, court }: Awaited<ReturnType<typeof pair>>, id: number) => {
      const seen = { version: 3 }
      switch (who) {
        case 'confirm':
          return court.confirm(b, id, seen)
        case 'dispute':
          return court.dispute(b, id, { reason: 'Було інакше', ...seen })
        case 'withdraw':
          return court.withdraw(a, id, seen)
        case 'void':
          return court.decide(admin, id, { action: 'VOID', ...seen })
        case 'decide':
          return court.decide(admin, id, { action: 'CONFIRM', ...seen })
        case 'deadline':
          return passDeadlines(world.db, deadline(), log)
      }
    }

    it('is moved by exactly one of all who act at once', async () => {
      await everyRound(rounds, async (round, callers) => {
        const players = await pair()
        const { a, b, court } = players
        const id = await court.awaiting(a, b, '6:4 6:4')
        await court.see(admin, id)
        await court.see(b, id)
        const acting = Array.from(
          { length: callers },
          (_, nth) => contenders[(round + nth * (1 + (round % 5))) % contenders.length] ?? 'confirm',
        )
        const answers = await Promise.all(acting.map((who) => act(who, players, id)))
        expect(await winners(court, id, answers), `${acting.join(', ')} in round ${round}`).toBe(1)
        for (const answer of answers)
          if (typeof answer !== 'number' && answer.status !== 200) expectPresentState(answer, id)
        expect(await court.movesOf(id)).toHaveLength(4)
        await expectRatedAtMostOnce(world, court, id)
      })
    })

    it('stands once when the deadline has come, whoever looks first', async () => {
      await everyRound(rounds / 2, async (round, callers) => {
        const { a, b, court } = await pair()
        const id = await court.awaiting(a, b, '6:4 6:4')
        const { now } = world.clock
        world.clock.now = deadline()
        await court.see(b, id)
        const answers = await Promise.all(
          Array.from({ length: callers }, (_, nth) =>
            (round + nth) % 2 ? court.confirm(b, id, { version: 3 }) : passDeadlines(world.db, world.clock.now, log),
          ),
        )
        for (const answer of answers)
          if (typeof answer !== 'number')
            expect(answer).toMatchObject({
              status: 409,
              code: expect.stringMatching(/DEADLINE_PASSED|VERSION_CHANGED/),
            })
        await passDeadlines(world.db, world.clock.now, log)
        expect(await court.movesOf(id)).toEqual(['invite', 'accept', 'submit', 'autoConfirm'])
        await expectRatedAtMostOnce(world, court, id)
        world.clock.now = now
      })
    })
  })

  it('invitations that cross make one game', async () => {
    await everyRound(rounds / 2, async (_round, callers) => {
      const { a, b, court } = await pair()
      await Promise.all([court.again(a), court.again(b)])
      const answers = await Promise.all(
        Array.from({ length: callers }, (_, nth) => (nth % 2 ? court.invite(a, b) : court.invite(b, a))),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(callers - 1).fill(409)])
      const made = answers.find(({ status }) => status === 200)?.data.id
      const crossing = answers.filter(({ code }) => code === 'OPEN_GAME_EXISTS')
      expect(crossing.map(({ data }) => data.id)).toEqual(Array(callers - 1).fill(made))
    })
  })

  it('a person who is blocked at this moment is left in no open game, whatever they and others begin or accept', async () => {
    await everyRound(rounds / 4, async (round) => {
      const { a, b, court } = await pair()
      const c = await world.person('Надія Бойко')
      court.done(await court.call(c, 'POST /api/v1/users/join-league', { body: { leagueId: court.leagueId } }))
      const id = await court.invited(c, b)
      await Promise.all([a, b, admin].map(court.again))
      const block = () =>
        court.call(admin, 'PUT /api/v1/users/{id}', { params: { id: b.id }, body: { status: 'BLOCKED' } })
      const acts = [() => court.invite(a, b), block, () => court.accept(b, id), () => court.record(a, b, '6:4 6:4')]
      const answers = await Promise.all(acts.map((_, nth) => acts[(nth + round) % acts.length]?.()))
      expect(answers.filter((answer) => (answer?.status ?? 500) >= 500)).toEqual([])
      const open = world.db.selectFrom('games').select('id').where('status', 'in', ['PENDING', 'ACCEPTED'])
      expect(await open.where('league_id', '=', court.leagueId).execute()).toEqual([])
    })
  })

  it('an invitation is accepted, rejected, cancelled or left to its deadline, and no two of them', async () => {
    await everyRound(rounds / 2, async (round, callers) => {
      const { a, b, court } = await pair()
      const id = await court.invited(a, b)
      await Promise.all([court.again(a), court.again(b)])
      const later = new Date(world.clock.now.getTime() + 3 * 86_400_000)
      const acts = [
        () => court.accept(b, id, { version: 1 }),
        () => court.cancel(a, id, { version: 1 }),
        () => court.reject(b, id, { version: 1 }),
        () => passDeadlines(world.db, later, log),
      ]
      const answers = await Promise.all(
        Array.from({ length: callers }, (_, nth) => acts[(round + nth * (1 + (round % 3))) % acts.length]?.()),
      )
      expect(await winners(court, id, answers)).toBe(1)
      expect(await court.movesOf(id)).toHaveLength(2)
    })
  })

  it('a player has no more open games than the league allows, however many invite at once', async () => {
    const guests: Person[] = []
    for (let nth = 0; nth < 6; nth++) guests.push(await world.person(`Гравчиня Н${nth}`))
    const star = await world.person('Зоряна Бажана')
    const { id } = await world.league('Ліга', [star, ...guests], { maxOpenGames: 2 })
    const court = openCourt(world, id)
    await Promise.all(guests.map(court.again))
    const answers = await Promise.all(guests.map((guest) => court.invite(guest, star)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ code }) => code === 'OPPONENT_HAS_TOO_MANY_OPEN_GAMES')).toHaveLength(4)
  })

  it('a league’s games confirmed all at once, corrected and closed meanwhile, leave ratings that replay to the last digit', async () => {
    const players: Person[] = []
    for (let nth = 0; nth < 6; nth++) players.push(await world.person(`Гравчиня К${nth}`))
    const { id: leagueId } = await world.league('Ліга', players, { rematchAfterDays: 0, maxOpenGames: 100 })
    const court = openCourt(world, leagueId)
    const pairs = players.flatMap((a, index) => players.slice(index + 1).map((b) => ({ a, b })))
    const early = pairs.slice(0, 3)
    const corrected: number[] = []
    for (const { a, b } of early) corrected.push(await court.completed(a, b, '6:4 6:4'))
    const walkover = { scoreDetails: { outcome: 'WALKOVER', sets: [] } }
    const [last] = pairs.slice(-1) as [(typeof pairs)[number]]
    const given = await court.agreed(last.a, last.b)
    const result = { ...walkover, winnerId: last.a.id }
    court.done(await court.decide(admin, given, { action: 'CORRECT', result }))
    const waiting = []
    for (const { a, b } of pairs) waiting.push({ a, b, id: await court.awaiting(a, b, '6:4 3:6 [10:8]') })
    const params = { id: leagueId }
    const other = {
      scoreDetails: {
        outcome: 'COMPLETED',
        sets: [
          { a: 0, b: 6 },
          { a: 0, b: 6 },
        ],
      },
    }
    await Promise.all([admin, ...players].map(court.again))
    const answers = await Promise.all([
      ...waiting.map(({ b, id }) => court.confirm(b, id)),
      court.decide(admin, corrected[0] ?? 0, { action: 'CORRECT', result: other }),
      court.decide(admin, given, { action: 'CORRECT', result: other }),
      court.decide(admin, corrected[1] ?? 0, { action: 'VOID' }),
      court.call(admin, 'POST /api/v1/leagues/{id}/seasons', { params, body: { name: 'Далі' } }),
      court.call(admin, 'PUT /api/v1/leagues/{id}', { params, body: { rules: { maxOpenGames: 50 } } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await stored(world.db, leagueId)).toEqual(await replayed(world.db, leagueId))
    const seasons = court.done(await court.call(null, 'GET /api/v1/leagues/{id}/seasons', { params }))
    const [, finished] = seasons
    const { rows } = await court.table({ season: finished?.id ?? 0 })
    const notVoid = early.length - 1
    const corrections = 1
    expect(rows.reduce((sum, { won }) => sum + won, 0)).toBe(waiting.length + notVoid + corrections)
  })
}

type Outcome = Answer<unknown> | number | undefined

/** How many of those who acted at once got their way; a deadline is known by the log, which names nobody. */
async function winners(court: Court, id: number, outcomes: readonly Outcome[]): Promise<number> {
  const people = outcomes.filter((outcome) => typeof outcome === 'object' && outcome.status === 200).length
  return people + ((await court.lastEvent(id)).actorId === null ? 1 : 0)
}

/** A refusal of a lost race shows the game as it stands, or says that it cannot be seen any more. */
function expectPresentState(answer: Answer<unknown>, id: number) {
  expect(answer.status, JSON.stringify(answer)).toBe(409)
  expect(answer.code).toMatch(/^(VERSION_CHANGED|DEADLINE_PASSED|MOVE_NOT_POSSIBLE)$/)
  expect(answer.data).toMatchObject({ id, version: expect.any(Number), status: expect.any(String) })
}

async function expectRatedAtMostOnce(world: World, court: Court, id: number) {
  const { status } = await world.db.selectFrom('games').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  const now = await stored(world.db, court.leagueId)
  expect(now.changes).toHaveLength(status === 'COMPLETED' ? 2 : 0)
  expect(now).toEqual(await replayed(world.db, court.leagueId))
}
