import { shareSizes } from '@matchbol/core/sharing/picture-address'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Court, openCourt } from '../../../test/court.ts'
import { openDesk } from '../../../test/desk.ts'
import { wordsOf } from '../../../test/words-of.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { readConfig } from '../../platform/config.ts'
import { createLog } from '../../platform/log.ts'
import { drawGameJob } from './draw-after-game.ts'
import { drawSharePicture } from './draw-share-picture.ts'
import { box } from './look/element.ts'
import { eventPicture } from './pictures/event-picture.ts'
import { gamePicture, readSharedGame } from './pictures/game-picture.ts'
import { leaguePicture, readSharedLeague } from './pictures/league-picture.ts'
import { pairPicture, readSharedPair } from './pictures/pair-picture.ts'
import { playerPicture, readSharedPlayer } from './pictures/player-picture.ts'
import { postPicture } from './pictures/post-picture.ts'

const site = { name: 'Матчбол', host: 'matchbol.example' }
let world: World
let court: Court
let admin: Person
let olena: Person
let taras: Person
beforeAll(async () => {
  world = await openWorld()
  admin = await world.person('Марія Адмін', 'ADMIN')
})
afterAll(() => world.close())
beforeEach(async () => {
  olena = await world.person('Олена Марченко')
  taras = await world.person('Тарас Бойко')
  court = openCourt(world, (await world.league('Ліга Києва', [olena, taras], { rematchAfterDays: 0 })).id)
})

const ask = (path: string, headers: Record<string, string> = {}) => world.api.request(path, { headers })
const wordsOfGame = async (id: number) =>
  wordsOf(gamePicture(await readSharedGame(world.db, id), { site, now: world.clock.now }))

describe('the picture of a game', () => {
  it('names both, the score, what the ratings did and the new place, which a later game takes from it', async () => {
    const id = await court.completed(olena, taras, '6:4 6:7(3) 10:7')
    const { a, b } = await court.see(null, id)
    const [won, lost] = [a, b].map(({ rating }) => Math.round(rating?.change ?? 0))
    const words = await wordsOfGame(id)
    expect(words.slice(0, 3)).toEqual(['Матчбол', 'matchbol.example', 'Результат гри'])
    expect(words).toEqual(
      expect.arrayContaining(['Ліга Києва', '1 сет', '2 сет', 'ТБ', 'Олена Марченко', 'Тарас Бойко']),
    )
    expect(words).toEqual(expect.arrayContaining(['6', '4', '7', '3', '10', `+${won}`, `−${-(lost ?? 0)}`, '1-ше']))
    await court.completed(olena, taras, '6:4 6:4')
    expect(await wordsOfGame(id)).not.toContain('1-ше')
  })

  it('says how a game ended that was not played out, and gives nobody points for it', async () => {
    const walkover = await court.completed(olena, taras, '6:4 6:4')
    const result = { scoreDetails: { outcome: 'WALKOVER', sets: [] }, winnerId: olena.id }
    court.done(await court.decide(admin, walkover, { action: 'CORRECT', result }))
    const words = await wordsOfGame(walkover)
    expect(words).toContain('неявка')
    expect(words.filter((word) => /^[+−]\d/.test(word))).toEqual([])
    const retired = {
      outcome: 'RETIRED',
      sets: [
        { a: 6, b: 4 },
        { a: 2, b: 0 },
      ],
    }
    const id = await court.completed(olena, taras, '6:4 6:4')
    court.done(
      await court.decide(admin, id, { action: 'CORRECT', result: { scoreDetails: retired, winnerId: olena.id } }),
    )
    expect(await wordsOfGame(id)).toEqual(expect.arrayContaining(['6', '4', '2', '0', 'відм.']))
  })

  it('writes a long name as television does, and no sign that the font lacks', async () => {
    const long = await world.person('Олександр-Володимир🎾 Переяславський-Хмельницький')
    court = openCourt(world, (await world.league('Ліга', [olena, long], { rematchAfterDays: 0 })).id)
    const words = await wordsOfGame(await court.completed(olena, long, '6:4 6:4'))
    expect(words).toContain('О.\u00a0Переяславський-Хмельницький')
    expect(words.join('')).not.toContain('🎾')
  })

  it('is another one after a correction: who had the old one is not told that it still holds', async () => {
    const id = await court.completed(olena, taras, '6:4 6:4')
    const before = await ask(`/og/game/${id}.png`)
    const tag = before.headers.get('etag') ?? ''
    expect((await ask(`/og/game/${id}.png`, { 'if-none-match': tag })).status).toBe(304)
    const result = {
      scoreDetails: {
        outcome: 'COMPLETED',
        sets: [
          { a: 6, b: 0 },
          { a: 6, b: 1 },
        ],
      },
    }
    court.done(await court.decide(admin, id, { action: 'CORRECT', result }))
    const after = await ask(`/og/game/${id}.png`, { 'if-none-match': tag })
    expect([after.status, after.headers.get('etag') === tag]).toEqual([200, false])
    expect(await wordsOfGame(id)).toEqual(expect.arrayContaining(['0', '1']))
  })

  it('is a PNG of either size that is no plain ground, and small', async () => {
    const id = await court.completed(olena, taras, '6:4 3:6 10:7')
    for (const [format, size] of Object.entries(shareSizes)) {
      const answer = await ask(`/og/game/${id}.png${format === 'portrait' ? '?format=portrait' : ''}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
      const png = new Uint8Array(await answer.arrayBuffer())
      expect(png.byteLength).toBeLessThan(100_000)
      const picture = sharp(png)
      expect(await picture.metadata()).toMatchObject({ format: 'png', ...size })
      expect((await picture.stats()).entropy).toBeGreaterThan(0.5)
    }
  })

  it('is drawn by a job after the move, and lies ready then', async () => {
    const id = await court.completed(olena, taras, '6:1 6:1')
    const { rows } = await sql`
      select data from jobs.job where name = ${drawGameJob.name} order by created_on desc limit 1`.execute(world.db)
    const data = { gameId: id, at: world.clock.now.toISOString() }
    expect(rows).toEqual([{ data }])
    const context = { db: world.db, now: world.clock.now, log: createLog('silent'), config: readConfig({ DEMO: '0' }) }
    await drawGameJob.work(data, context)
    expect((await ask(`/og/game/${id}.png`)).status).toBe(200)
  })
})

describe('nobody gets a picture', () => {
  const statusOf = async (path: string) => (await ask(path)).status

  it('of a game that stays between the two, of an unknown one, or under an address that is none', async () => {
    const open = await court.awaiting(olena, taras, '6:4 6:4')
    const paths = [`game/${open}`, 'game/999999', 'player/999999', 'league/999999', `pair/${olena.id}-${olena.id}`]
    for (const path of [...paths, 'game/01', 'game/x', 'post/never', `pair/${olena.id}`, 'event/1'])
      expect([path, await statusOf(`/og/${path}.png`)]).toEqual([path, 404])
  })

  it('of two who have not met', async () => {
    await court.invited(olena, taras)
    expect(await statusOf(`/og/pair/${olena.id}-${taras.id}.png`)).toBe(404)
  })

  it('of a player who hides from search engines, also beside another', async () => {
    await court.completed(olena, taras, '6:4 6:4')
    const pairs = [`/og/pair/${olena.id}-${taras.id}.png`, `/og/pair/${taras.id}-${olena.id}.png`]
    expect(await Promise.all([`/og/player/${olena.id}.png`, ...pairs].map(statusOf))).toEqual([200, 200, 200])
    await world.call(olena, 'PUT /api/v1/users/{id}', { params: { id: olena.id }, body: { hideFromSearch: true } })
    expect(await Promise.all([`/og/player/${olena.id}.png`, ...pairs].map(statusOf))).toEqual([404, 404, 404])
  })

  it('of a player who is blocked', async () => {
    await world.call(admin, 'PUT /api/v1/users/{id}', { params: { id: taras.id }, body: { status: 'BLOCKED' } })
    expect(await statusOf(`/og/player/${taras.id}.png`)).toBe(404)
  })

  it('of an article before it is public', async () => {
    const desk = openDesk(world, admin)
    const draft = await desk.write(admin, 'Про подачу')
    expect(await statusOf(`/og/post/${draft.slug}.png`)).toBe(404)
    const { slug } = await desk.publish(admin, draft)
    expect(await statusOf(`/og/post/${slug}.png`)).toBe(200)
  })
})

it('a player, two players and a league are drawn by what their pages say', async () => {
  await court.completed(olena, taras, '6:4 6:4')
  const { db, clock } = world
  const player = wordsOf(playerPicture(await readSharedPlayer(db, olena.id, clock.now), site))
  expect(player).toEqual(
    expect.arrayContaining([
      'Олена Марченко',
      'Ліга Києва',
      '1-ше',
      'місце в рейтингу ліги',
      'В',
      '100\u00a0%',
      'зіграна гра',
    ]),
  )
  const pair = wordsOf(pairPicture(await readSharedPair(db, [taras.id, olena.id]), site))
  expect(pair).toEqual(expect.arrayContaining(['Тарас Бойко', '0:1', '1\u00a0зустріч', '0:2', '8:12']))
  const league = wordsOf(leaguePicture(await readSharedLeague(db, court.leagueId), site))
  expect(league).toEqual(
    expect.arrayContaining([
      'Ліга Києва',
      '1',
      'Олена Марченко',
      '1\u00a0перемога',
      '2',
      'Тарас Бойко',
      '0\u00a0перемог',
    ]),
  )
})

it('what the font lacks is left out, and where nothing is left the kind of the thing is named', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const author = { id: 7, firstName: '李', lastName: '娜', photoUrl: null }
  const article = { title: '東京🎾', author, publishedAt: now.toISOString(), readingMinutes: 3, tags: ['テニス'] }
  const post = wordsOf(postPicture(article, { site, now }))
  expect(post).toEqual(['Матчбол', 'matchbol.example', 'Блог', 'Стаття', 'Г', 'Гравець', expect.stringContaining('3')])
  const named = wordsOf(postPicture({ ...article, title: '東京 Open — відкриття ½' }, { site, now }))
  expect(named).toContain('Open — відкриття ½')
  const times = { startsAt: '2026-11-22T10:00:00Z', endsAt: '2026-11-22T12:00:00Z' }
  const tournament = {
    title: '🔥',
    type: 'TOURNAMENT',
    status: 'PUBLISHED',
    place: '東京',
    price: 0,
    ...times,
  } as const
  const event = wordsOf(eventPicture(tournament, { site, now }))
  expect(event.slice(2)).toEqual(['Подія клубу', 'Турнір', 'нд, 22 листопада, 12:00–14:00', 'Безкоштовно'])
})

it('the picture of a player or of two lies elsewhere once a name or a score is another', async () => {
  const versions = async () => {
    const params = { id: olena.id, otherId: taras.id }
    const player = await world.call(null, 'GET /api/v1/players/{id}', { params })
    const pair = await world.call(null, 'GET /api/v1/players/{id}/head-to-head/{otherId}', { params })
    return [player.data.pictureVersion, pair.data.pictureVersion]
  }
  const id = await court.completed(olena, taras, '6:4 6:4')
  const before = await versions()
  expect(await versions()).toEqual(before)
  const scoreDetails = {
    outcome: 'COMPLETED',
    sets: [
      { a: 6, b: 0 },
      { a: 6, b: 1 },
    ],
  }
  court.done(await court.decide(admin, id, { action: 'CORRECT', result: { scoreDetails } }))
  const corrected = await versions()
  expect(corrected[1]).not.toBe(before[1])
  await world.call(olena, 'PUT /api/v1/users/{id}', { params: { id: olena.id }, body: { lastName: 'Коваль' } })
  const renamed = await versions()
  for (const at of [0, 1]) expect([before[at], corrected[at]]).not.toContain(renamed[at])
})

it('the picture of a game or of a league lies elsewhere once an earlier game is corrected or the league renamed', async () => {
  const earlier = await court.completed(olena, taras, '6:4 6:4')
  const id = await court.completed(olena, taras, '7:5 7:5')
  const { leagueId } = court
  const tableOf = (query: object) => world.call(null, 'GET /api/v1/stats/leagues', { query: { leagueId, ...query } })
  const versions = async () => [
    (await court.see(null, id)).pictureVersion,
    (await tableOf({})).data?.pictureVersion,
    (await tableOf({ limit: 5 })).data?.pictureVersion,
  ]
  const before = await versions()
  expect(await versions()).toEqual(before)
  expect(before[1]).toBe(before[2])
  const result = { scoreDetails: { outcome: 'WALKOVER', sets: [] }, winnerId: taras.id }
  court.done(await court.decide(admin, earlier, { action: 'CORRECT', result }))
  const corrected = await versions()
  await world.call(admin, 'PUT /api/v1/leagues/{id}', { params: { id: leagueId }, body: { name: 'Ліга Подолу' } })
  const renamed = await versions()
  for (const at of [0, 1, 2]) expect(new Set([before[at], corrected[at], renamed[at]]).size).toBe(3)
  expect((await tableOf({ limit: 1 })).data?.pictureVersion).toBeNull() // fewer places than stand on the picture
})

it('who asks for many waits behind themselves, and keeps nobody else from theirs', async () => {
  const small = (width: number) => ({ width, height: 8, tree: box({ width, height: 8 }) })
  const greedy = Array.from({ length: 40 }, (_, at) => drawSharePicture(small(8 + at), '192.0.2.1'))
  const other = await drawSharePicture(small(100), '192.0.2.2')
  expect(other.byteLength).toBeGreaterThan(0)
  const refused = (await Promise.allSettled(greedy)).filter(({ status }) => status === 'rejected')
  expect(refused.length).toBe(40 - 1 - 8)
})
