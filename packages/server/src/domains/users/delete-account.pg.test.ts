import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCourt } from '../../../test/court.ts'
import { replayed, stored } from '../../../test/replay.ts'
import { openWorld, type World } from '../../../test/world.ts'

const ROUNDS = 8

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

it('whatever opponents do at the moment of a deletion, nobody waits for each other for ever and no game stays open', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const olena = await world.person('Олена Марченко')
    await world.db
      .updateTable('users')
      .set({ telegram_id: String(olena.id) })
      .where('id', '=', olena.id)
      .execute()
    const iryna = await world.person('Ірина Коваль')
    const nadiya = await world.person('Надія Бойко')
    const court = openCourt(world, (await world.league('Ліга Сходу', [olena, iryna, nadiya])).id)
    const second = openCourt(world, (await world.league('Друга ліга', [olena, iryna])).id)
    const waiting = await court.awaiting(olena, iryna, '6:4 6:4', { notes: 'Слова Олени' })
    const invitation = await second.invited(olena, iryna, { message: 'Слова Олени' })
    for (const who of [olena, iryna, nadiya]) for (const each of [court, second]) await each.again(who)
    const answers = await Promise.all([
      court.confirm(iryna, waiting),
      second.accept(iryna, invitation),
      court.call(olena, 'DELETE /api/v1/users/me'),
      court.invite(nadiya, olena),
      court.call(olena, 'PUT /api/v1/users/{id}', { params: { id: olena.id }, body: { city: 'Київ' } }),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(answers[2]?.status).toBe(200)
    const games = await world.db
      .selectFrom('games')
      .select(['status', 'message', 'notes'])
      .where((eb) => eb.or([eb('inviter_id', '=', olena.id), eb('invitee_id', '=', olena.id)]))
      .execute()
    expect(games.filter(({ status }) => status === 'PENDING' || status === 'ACCEPTED')).toEqual([])
    expect(games.filter(({ message, notes }) => message ?? notes)).toEqual([])
    expect(await world.db.selectFrom('users').select('city').where('id', '=', olena.id).execute()).toEqual([
      { city: null },
    ])
    expect(await stored(world.db, court.leagueId)).toEqual(await replayed(world.db, court.leagueId))
  }
})

it('a deletion beside own invitations that carry keys is never a defect, and leaves no game open and no key', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const olena = await world.person('Олена Марченко')
    const others = await Promise.all(['Ірина', 'Надія', 'Дарія', 'Софія'].map((name) => world.person(name)))
    const court = openCourt(world, (await world.league('Ліга', [olena, ...others], { maxOpenGames: 10 })).id)
    const answers = await Promise.all([
      ...others.map((opponent, nth) =>
        world.call(
          olena,
          'POST /api/v1/games/invitations',
          { body: { leagueId: court.leagueId, opponentId: opponent.id } },
          { 'idempotency-key': `invitation ${nth}` },
        ),
      ),
      ...others.map((opponent) => court.invite(opponent, olena)),
      world.call(olena, 'DELETE /api/v1/users/me'),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(answers.at(-1)?.status).toBe(200)
    const open = await world.db
      .selectFrom('games')
      .select('id')
      .where('league_id', '=', court.leagueId)
      .where('status', 'in', ['PENDING', 'ACCEPTED'])
      .execute()
    expect(open).toEqual([])
    expect(
      await world.db.selectFrom('idempotency_keys').select('key').where('user_id', '=', olena.id).execute(),
    ).toEqual([])
  }
})
