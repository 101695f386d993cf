import { pino } from 'pino'
import { createRandom } from '../src/apps/demo/random.ts'
import { domains } from '../src/apps/domains.ts'
import { importResults } from '../src/domains/games/import/import-results.ts'
import { openCourt, scored } from './court.ts'
import type { Answer, Person, World } from './world.ts'

const log = pino({ level: 'silent' })
const scores = ['6:4 6:4', '6:0 6:0', '4:6 6:4 [10:8]', '7:6(5) 3:6 [11:9]', '2:6 4:6', '6:3 4:6 [8:10]']
const endings = ['WALKOVER', 'DEFAULTED', 'RETIRED', 'DOUBLE_DEFAULT'] as const
const firstNames = ['Олена', 'Ганна', 'Ґалина', 'Єва', 'Іванна', 'Їлія', 'Яна']

/**
 * Two leagues in which everything that figures are made of happens at random, several things at once: games, corrections, voids,
 * imports, changes of category and name, comings and goings, ends of seasons, deletions, and whatever time brings.
 */
export async function openBusyLeagues(world: World, seed: number, size = 10) {
  const random = createRandom(seed)
  const admin = await world.person('Адміністраторка Ліги', 'ADMIN')
  const people: Person[] = []
  const leagues = [await found('Осіння ліга'), await found('Зимова ліга')]
  for (let nth = 0; nth < size; nth++) await arrive()

  async function found(name: string) {
    const { id } = await world.league(name, [], { rematchAfterDays: 0, maxOpenGames: 100 })
    const court = openCourt(world, id)
    const categories = []
    for (const level of [1, 2]) {
      const body = { leagueId: id, name: `Рівень ${level}`, level, startPoints: 900 + 200 * level }
      categories.push(court.done(await court.call(admin, 'POST /api/v1/categories', { body })).id)
    }
    return { court, categories }
  }

  async function arrive() {
    const person = await world.person(`${random.oneOf(firstNames)} Гравчиня${people.length}`)
    people.push(person)
    for (const { court, categories } of leagues) {
      const categoryId = random.oneOf([...categories, null])
      await court.call(person, 'POST /api/v1/users/join-league', { body: { leagueId: court.leagueId, categoryId } })
    }
  }

  const league = () => random.oneOf(leagues)
  const anybody = () => random.oneOf(people)
  const pair = () => random.shuffled(people).slice(0, 2) as [Person, Person]
  const ago = (hours: number) => new Date(world.clock.now.getTime() - hours * 3_600_000)
  const kind = () => (random.happens(0.85) ? 'RATED' : 'FRIENDLY')
  const completedGame = async (leagueId: number) => {
    const games = await world.db
      .selectFrom('games')
      .select('id')
      .where('league_id', '=', leagueId)
      .where('status', '=', 'COMPLETED')
      .orderBy('id', 'desc')
      .limit(200)
      .execute()
    return games.length > 0 ? random.oneOf(games).id : undefined
  }

  /** Each happens as often as its number says. */
  const happenings: [number, () => Promise<Answer<unknown> | undefined>][] = [
    [12, play],
    [3, correct],
    [1, voidGame],
    [2, agree],
    [2, changeCategory],
    [1, rename],
    [1, comeOrGo],
    [1, importLines],
    [0.3, endSeason],
    [0.3, deleteSomebody],
  ]
  const all = happenings.reduce((sum, [weight]) => sum + weight, 0)

  async function play() {
    const { court } = league()
    const [a, b] = pair()
    const completedAt = ago(random.between(0, 40)).toISOString()
    const recorded = await court.record(a, b, random.oneOf(scores), { completedAt, kind: kind() })
    return recorded.status === 200 ? court.confirm(b, recorded.data.id) : recorded
  }
  async function agree() {
    const { court } = league()
    const [a, b] = pair()
    const invited = await court.invite(a, b, { kind: kind() })
    if (invited.status !== 200 || random.happens(0.3)) return invited
    await court.accept(b, invited.data.id)
    return random.happens(0.7) ? court.submit(a, invited.data.id, random.oneOf(scores)) : undefined
  }
  async function correct() {
    const { court } = league()
    const id = await completedGame(court.leagueId)
    if (id === undefined) return undefined
    const game = await court.see(admin, id)
    const outcome = random.happens(0.3) ? random.oneOf(endings) : 'COMPLETED'
    const winnerId = outcome === 'DOUBLE_DEFAULT' ? null : random.oneOf([game.a.id, game.b.id])
    const given = { scoreDetails: { outcome, sets: outcome === 'RETIRED' ? [{ a: 4, b: 2 }] : [] }, winnerId }
    const result = outcome === 'COMPLETED' ? { scoreDetails: scored(random.oneOf(scores)) } : given
    return court.decide(admin, id, { action: 'CORRECT', result })
  }
  async function voidGame() {
    const { court } = league()
    const id = await completedGame(court.leagueId)
    return id === undefined ? undefined : court.decide(admin, id, { action: 'VOID' })
  }
  async function changeCategory() {
    const { court, categories } = league()
    const body = { leagueId: court.leagueId, categoryId: random.oneOf([...categories, null]) }
    return court.call(anybody(), 'PUT /api/v1/users/change-category', { body })
  }
  async function rename() {
    const { court } = league()
    const person = anybody()
    const body = { firstName: random.oneOf(firstNames) }
    return court.call(person, 'PUT /api/v1/users/{id}', { params: { id: person.id }, body })
  }
  async function comeOrGo() {
    const { court } = league()
    const { leagueId } = court
    const person = anybody()
    const membership = await world.db
      .selectFrom('memberships')
      .select('id')
      .where('user_id', '=', person.id)
      .where('league_id', '=', leagueId)
      .where('status', '=', 'ACTIVE')
      .executeTakeFirst()
    if (!membership) return court.call(person, 'POST /api/v1/users/join-league', { body: { leagueId } })
    const params = { leagueId, userLeagueId: membership.id }
    return court.call(person, 'DELETE /api/v1/leagues/{leagueId}/players/{userLeagueId}', { params })
  }
  async function importLines() {
    const { leagueId } = league().court
    const seasons = await world.db.selectFrom('seasons').select('id').where('league_id', '=', leagueId).execute()
    const lines = Array.from({ length: random.between(1, 5) }, (_, line) => {
      const [winner, loser] = pair()
      const score = random.oneOf(['6-4 6-4', '6-0 6-1', '6-4 4-6 [10-8]', 'W/O', '6-4 2-0 ret.'])
      return {
        line,
        date: ago(random.between(0, 2000)).toISOString().slice(0, 10),
        winner: winner.name,
        loser: loser.name,
        score,
        bestOf: '',
      }
    })
    await importResults(world.db, { leagueId, seasonId: random.oneOf(seasons).id }, lines, world.clock.now)
    return undefined
  }
  async function endSeason() {
    const { court } = league()
    const body = { name: `Сезон ${random.between(1, 99)}` }
    return court.call(admin, 'POST /api/v1/leagues/{id}/seasons', { params: { id: court.leagueId }, body })
  }
  async function deleteSomebody() {
    const [person] = people.splice(random.between(0, people.length - 1), 1)
    const answer = await league().court.call(person ?? admin, 'DELETE /api/v1/users/me')
    await arrive()
    return answer
  }

  function happen() {
    let left = random.next() * all
    for (const [weight, something] of happenings) {
      left -= weight
      if (left < 0) return something()
    }
    return play()
  }

  return {
    /** Makes so many things happen, `atOnce` at a time, with time passing in between. Refusals are part of it. @throws Error on a 500 */
    live: async (times: number, atOnce: number) => {
      for (let done = 0; done < times; done += atOnce) {
        const answers = await Promise.all(Array.from({ length: atOnce }, happen))
        const failed = answers.find((answer) => answer && answer.status >= 500)
        if (failed) throw new Error(JSON.stringify(failed))
        world.pass({ hours: random.oneOf([1, 1, 5, 30, 200]) })
        const scheduled = domains.flatMap(({ schedule }) => schedule?.(world.db, log) ?? [])
        if (random.happens(0.5)) for (const { work } of scheduled) await work(world.clock.now)
      }
    },
  }
}
