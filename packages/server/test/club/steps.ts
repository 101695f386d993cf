import { type GameMove, movesOf } from '@matchbol/core/games/rules'
import fc from 'fast-check'
import { pino } from 'pino'
import { expect } from 'vitest'
import { passDeadlines } from '../../src/domains/games/moves/pass-deadlines.ts'
import type { Court } from '../court.ts'
import type { Answer, Person, World } from '../world.ts'
import type { Club } from './club.ts'
import { send, shown } from './requests.ts'
import type { ClubGame, ClubMove, Word } from './words.ts'

export interface RealClub {
  world: World
  court: Court
  people: readonly Person[]
}

/** The fifth of six looks after the league and does not play; the sixth does both. */
export const ADMIN = 4
const isAdmin = (index: number) => index >= ADMIN
const actorOf = (index: number, { id }: Person) => ({ id, isAdmin: isAdmin(index) })
const HOUR = 3_600_000

const step = (
  name: string,
  details: object,
  run: (club: Club, real: RealClub) => Promise<void>,
): fc.AsyncCommand<Club, RealClub> => ({
  check: () => true,
  run,
  toString: () => `${name} ${JSON.stringify(details)}`,
})

function expectSame(answer: Answer<unknown>, refusal: string | undefined) {
  expect(answer.status, answer.message).toBeLessThan(500)
  expect(answer.status === 200 ? undefined : answer.code).toBe(refusal)
}

const at = (club: Club, hours: number) => new Date(club.now.getTime() + hours * HOUR)
const iso = (date: Date | null) => date?.toISOString() ?? null

const person = fc.constantFrom(0, 1, 2, 3, 5, 0, 1, 2, 3, 5, ADMIN)
const score = fc.constantFrom('6:4 6:4', '4:6 2:6', '6:4 3:6 [10:8]', '6:5 6:4', '6:4', '2:1')
const hoursAgo = fc.constantFrom(0, 0, 0, 13, 40)
const place = fc.option(fc.constantFrom('Нивки', 'Корт 3'), { nil: undefined })
const slots = fc.array(fc.constantFrom(-1, 2, 20, 30, 1500), { maxLength: 3 })

const passing = fc.constantFrom(1, 5, 19, 26, 80).map((hours) =>
  step('pass', { hours }, async (club, { world }) => {
    club.now = at(club, hours)
    world.clock.now = club.now
  }),
)
const ticking = fc.constant(
  step('tick', {}, async (club, { world }) => {
    club.tick()
    await passDeadlines(world.db, club.now, pino({ level: 'silent' }))
  }),
)
const joining = person.map((index) =>
  step('join', { index }, async (club, { court, people }) => {
    const who = people[index] as Person
    const body = { leagueId: court.leagueId }
    expectSame(await court.call(who, 'POST /api/v1/users/join-league', { body }), club.join(actorOf(index, who)))
  }),
)
const leaving = fc.tuple(person, fc.boolean()).map(([index, byAdmin]) =>
  step('leave', { index, byAdmin }, async (club, { world, court, people }) => {
    const who = people[index] as Person
    const membership = await world.db
      .selectFrom('memberships')
      .select('id')
      .where('user_id', '=', who.id)
      .where('league_id', '=', court.leagueId)
      .executeTakeFirst()
    const params = { leagueId: court.leagueId, userLeagueId: membership?.id ?? 999_999 }
    const by = byAdmin ? (people[ADMIN] as Person) : who
    const answer = await court.call(by, 'DELETE /api/v1/leagues/{leagueId}/players/{userLeagueId}', { params })
    expectSame(answer, club.members.get(who.id) ? undefined : 'NOT_FOUND')
    if (club.members.get(who.id)) club.leave(who.id, by.id !== who.id)
  }),
)
const pausing = fc.tuple(person, fc.constantFrom(-1, 10, 50)).map(([index, hours]) =>
  step('pause', { index, hours }, async (club, { court, people }) => {
    const who = people[index] as Person
    const until = at(club, hours)
    club.pausedUntil.set(who.id, until)
    const body = { pausedUntil: until.toISOString() }
    expectSame(await court.call(who, 'PUT /api/v1/users/{id}', { params: { id: who.id }, body }), undefined)
  }),
)
const inviting = fc.tuple(person, person, slots).map(([from, to, hours]) =>
  step('invite', { from, to, hours }, async (club, { court, people }) => {
    const [me, other] = [people[from] as Person, people[to] as Person]
    const times = hours.map((hour) => at(club, hour))
    const game = club.invite(me.id, other.id, times)
    const answer = await court.invite(me, other, { slots: times.map(iso) })
    expectSame(answer, typeof game === 'string' ? game : undefined)
    const open = club.openGame(me.id, other.id)
    if (game === 'OPEN_GAME_EXISTS' && open) expect(answer.data).toMatchObject(shown(open, actorOf(from, me)))
    if (typeof game === 'object') game.id = answer.data.id
  }),
)
const recording = fc.tuple(person, person, score, hoursAgo).map(([from, to, text, ago]) =>
  step('record', { from, to, text, ago }, async (club, { court, people }) => {
    const [me, other] = [people[from] as Person, people[to] as Person]
    const game = club.record(me.id, other.id, { text, hoursAgo: ago })
    const answer = await court.record(me, other, text, { completedAt: iso(at(club, -ago)) })
    expectSame(answer, typeof game === 'string' ? game : undefined)
    if (typeof game === 'object') game.id = answer.data.id
  }),
)

const moves: ClubMove[] = [
  'accept',
  'reject',
  'cancel',
  'reschedule',
  'agree',
  'submit',
  'confirm',
  'dispute',
  'withdraw',
  'decide',
]
const words = {
  nth: fc.nat({ max: 500 }),
  seen: fc.constantFrom('nothing', 'present', 'older'),
  hours: slots,
  text: score,
  hoursAgo,
  place,
  reason: fc.option(fc.constant('Так склалося'), { nil: undefined }),
}

/** Any move of anybody on any game, with any word: mostly refused. */
const trying = fc
  .record({
    ...words,
    move: fc.constantFrom(...moves),
    index: person,
    slotNth: fc.option(fc.nat({ max: 2 }), { nil: undefined }),
    outcome: fc.constantFrom('COMPLETED', 'ABANDONED', 'WALKOVER', 'DEFAULTED', 'RETIRED'),
    action: fc.constantFrom('CONFIRM', 'CORRECT', 'VOID'),
  })
  .map((tried) =>
    step('try', tried, async (club, real) => {
      const game = club.games.at(-1 - (tried.nth % Math.max(1, club.games.length)))
      if (!game) return
      const slot = tried.slotNth === undefined ? {} : { slot: game.slots[tried.slotNth] ?? at(club, 3) }
      const { index, move, text, outcome, action, reason, hoursAgo, place } = tried
      await play(
        club,
        real,
        { index, game, move, ...seenAs(tried.seen, game) },
        {
          text,
          outcome,
          action,
          hoursAgo,
          ...(reason && { reason }),
          ...(place && { place }),
          ...slot,
          slots: timesOf(club, tried.hours),
        },
      )
    }),
  )

/** A move that the rules would let somebody make now, with a word that fits. */
const acting = fc.record(words).map((acted) =>
  step('act', acted, async (club, real) => {
    const choices = club.games
      .slice(-6)
      .flatMap((game) =>
        real.people.flatMap(({ id }, index) =>
          movesOf({ id, isAdmin: isAdmin(index) }, game).map((move) => ({ index, game, ...meantBy(move, game) })),
        ),
      )
    const choice = choices[acted.nth % Math.max(1, choices.length)]
    if (!choice) return
    const { word, ...playing } = choice
    const slot = choice.game.slots.find((time) => time > club.now)
    await play(
      club,
      real,
      { ...playing, ...seenAs(acted.seen, choice.game) },
      {
        text: acted.text,
        hoursAgo: acted.hoursAgo,
        reason: acted.reason ?? 'Дощ',
        ...(acted.place && { place: acted.place }),
        ...(slot && { slot }),
        slots: timesOf(club, acted.hours),
        ...word,
      },
    )
  }),
)

/** How a move of the state table is sent. */
function meantBy(move: GameMove, { submittedBy }: ClubGame): { move: ClubMove; word: Partial<Word> } {
  if (move === 'abandon') return { move: 'submit', word: { outcome: 'ABANDONED', text: '6:4' } }
  if (move === 'void') return { move: 'decide', word: { action: 'VOID' } }
  if (move === 'decide') return { move, word: { action: submittedBy === null ? 'CORRECT' : 'CONFIRM' } }
  if (move === 'correct') return { move: 'decide', word: { action: 'CORRECT' } }
  return { move: move === 'resubmit' ? 'submit' : (move as ClubMove), word: {} }
}

const timesOf = (club: Club, hours: readonly number[]) =>
  hours.length > 0 ? hours.map((hour) => at(club, hour)) : [at(club, 4)]
const seenAs = (seen: string, { version }: ClubGame) =>
  seen === 'nothing' ? {} : { version: seen === 'present' ? version : Math.max(1, version - 1) }

interface Playing {
  index: number
  game: ClubGame
  move: ClubMove
  version?: number
}

async function play(club: Club, { court, people }: RealClub, { index, game, move, version }: Playing, said: Word) {
  const me = people[index] as Person
  const word = { ...said, ...(version !== undefined && { version }) }
  const actor = actorOf(index, me)
  const refusal = club.move(actor, game, move, word)
  const answer = await send(court, me, game, move, word, club.now)
  expectSame(answer, refusal)
  if (answer.status === 200 || (answer.data && answer.status === 409))
    expect(answer.data).toMatchObject(shown(game, actor))
}

const seldom = fc.oneof(
  { weight: 4, arbitrary: joining },
  { weight: 2, arbitrary: ticking },
  { weight: 1, arbitrary: leaving },
  { weight: 1, arbitrary: pausing },
)

/** What may happen in a club, in any order; what the rules allow more often than what they do not. */
export const happenings = (most: number) =>
  fc.commands([acting, inviting, acting, passing, acting, trying, recording, acting, inviting, seldom], {
    maxCommands: most,
    size: 'max',
  })
