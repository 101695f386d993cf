import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openCli } from '../../../test/cli.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

let world: World
let cli: ReturnType<typeof openCli>
let orysia: Person
let zlata: Person
let leagueId: number
let gameId: number

beforeAll(async () => {
  world = await openWorld()
  cli = openCli(world)
})
afterAll(async () => {
  cli.remove()
  await world.close()
})

/** Of a league whose only administrator plays: she has submitted the result of a game. */
beforeEach(async () => {
  orysia = await world.person('Орися Калина', 'ADMIN')
  zlata = await world.person('Злата Рута')
  leagueId = (await world.league(`Ліга ${orysia.id}`, [orysia, zlata])).id
  const invited = await world.call(orysia, 'POST /api/v1/games/invitations', {
    body: { leagueId, opponentId: zlata.id },
  })
  gameId = invited.data.id
  await world.call(zlata, 'POST /api/v1/games/invitations/{id}/accept', { params: { id: gameId }, body: {} })
  await world.call(orysia, 'PUT /api/v1/games/{id}', {
    params: { id: gameId },
    body: {
      status: 'PENDING_CONFIRMATION',
      scoreDetails: {
        outcome: 'COMPLETED',
        sets: [
          { a: 6, b: 4 },
          { a: 6, b: 4 },
        ],
      },
      completedAt: world.clock.now.toISOString(),
    },
  })
})

const decide = (...argv: string[]) => cli.matchbol('decide', String(gameId), ...argv, '--reason', 'Обидві погодились')
const readGame = async () => (await world.call(orysia, 'GET /api/v1/games/{id}', { params: { id: gameId } })).data
const ratings = async () =>
  (await world.db.selectFrom('ratings').selectAll().where('league_id', '=', leagueId).orderBy('user_id').execute()).map(
    ({ points, rated_games }) => [points, rated_games],
  )

describe('where the only administrator plays, the command line', () => {
  it('confirms what was submitted: the site itself refuses her', async () => {
    const refused = await world.call(orysia, 'POST /api/v1/games/{id}/decide', {
      params: { id: gameId },
      body: { action: 'CONFIRM', reason: 'Так було' },
    })
    expect(refused).toMatchObject({ status: 403, code: 'ADMIN_PLAYS_HERE' })
    expect(await decide('confirm')).toEqual({
      code: 0,
      said: `Game ${gameId}, Орися Калина – Злата Рута: COMPLETED 6:4 6:4`,
      complaints: '',
    })
    const game = await readGame()
    expect(game).toMatchObject({ status: 'COMPLETED', winnerId: orysia.id })
    expect(game.log.at(-1)).toMatchObject({ move: 'decide', actor: null, details: { reason: 'Обидві погодились' } })
  })

  it('enters another result, the winner first in the score, whoever invited', async () => {
    expect(await decide('correct', '--score', '7-6(4) 3-6 [10-8]', '--winner', String(zlata.id))).toMatchObject({
      code: 0,
      said: `Game ${gameId}, Орися Калина – Злата Рута: COMPLETED 7:6(4) 3:6 [10:8]`,
    })
    expect(await readGame()).toMatchObject({
      winnerId: zlata.id,
      scoreDetails: {
        outcome: 'COMPLETED',
        sets: [{ a: 6, b: 7, tiebreak: { a: 4, b: 7 } }, { a: 6, b: 3 }, { tiebreak: { a: 8, b: 10 } }],
      },
    })
  })

  it('corrects a completed game, and ratings follow', async () => {
    await decide('confirm')
    const [before] = await ratings()
    await decide('correct', '--score', '6:0 6:0', '--winner', String(zlata.id))
    const [after] = await ratings()
    expect(before?.[0]).toBeGreaterThan(1100)
    expect(after?.[0]).toBeLessThan(1100)
    const audit = await world.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirst()
    expect(audit).toMatchObject({ action: 'game.corrected', actor_id: null })
    expect((await cli.matchbol('replay-ratings')).code).toBe(0)
  })

  it('voids, and ratings are back where they were', async () => {
    await decide('confirm')
    expect((await decide('void')).said).toContain('CANCELLED')
    expect(await ratings()).toEqual([
      [1100, 0],
      [1100, 0],
    ])
  })

  it('decides that nobody came, without a winner', async () => {
    expect((await decide('correct', '--score', 'DEF/DEF')).said).toContain('COMPLETED DEF/DEF')
    expect(await readGame()).toMatchObject({ winnerId: null })
  })
})

describe('the command line decides nothing', () => {
  it('impossible: each refusal is a sentence', async () => {
    const stranger = await world.person('Ярка Липа')
    for (const [argv, sentence] of [
      [['correct', '--score', '6:5 6:4', '--winner', String(zlata.id)], /set 1: the set is not finished\.$/],
      [['correct', '--score', 'гарно', '--winner', String(zlata.id)], /the score cannot be read\.$/],
      [
        ['correct', '--score', '6:4 6:4', '--winner', String(stranger.id)],
        /^Say who won: --winner \d+ or --winner \d+\.$/,
      ],
      [['correct', '--score', '6:4 6:4'], /^Say who won/],
      [['correct', '--score', '6:4 2:2 ABN', '--winner', String(zlata.id)], /has no winner\.$/],
    ] as const) {
      const { code, complaints } = await decide(...argv)
      expect(code).toBe(1)
      expect(complaints).toMatch(sentence)
    }
    expect(await readGame()).toMatchObject({ status: 'PENDING_CONFIRMATION', version: 3 })
  })

  it('twice', async () => {
    await decide('void')
    expect(await decide('void')).toMatchObject({
      code: 1,
      complaints: 'The game is in a state in which this is not possible.',
    })
  })

  it('about a game that is none', async () => {
    for (const id of ['999999', '0', 'x', '99999999999'])
      expect(await cli.matchbol('decide', id, 'void', '--reason', 'why')).toMatchObject({
        code: 1,
        complaints: `There is no game ${id}.`,
      })
  })
})
