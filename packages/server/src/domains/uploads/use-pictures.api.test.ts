import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/desk.ts'
import { smallPicture } from '../../../test/pictures.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { scheduledJobs } from '../../apps/worker/scheduled-jobs.ts'
import { createLog } from '../../platform/log.ts'

let world: World
let olena: Person
let iryna: Person
let leagueId: number
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
  leagueId = (await world.league(`Ліга ${olena.id}`, [olena, iryna])).id
})

const uploadBy = async (who: Person) =>
  (await world.call(who, 'POST /api/v1/uploads', { file: smallPicture() })).data.url
const choose = (who: Person, photoUrl: string | null, whose = who) =>
  world.call(who, 'PUT /api/v1/users/{id}', { params: { id: whose.id }, body: { photoUrl } })
const isKept = async (url: string) =>
  (await world.db.selectFrom('uploads').select('url').where('url', '=', url).execute()).length === 1
const forget = () =>
  scheduledJobs(world.db, createLog('silent'))
    .find(({ name }) => name === 'forget-unused-pictures')
    ?.work(world.clock.now)

const set = { a: 6, b: 4 }
const won = () => ({
  scoreDetails: { outcome: 'COMPLETED' as const, sets: [set, set] },
  completedAt: world.clock.now.toISOString(),
})
const agree = async () => {
  const body = { leagueId, opponentId: iryna.id }
  const { id } = (await world.call(olena, 'POST /api/v1/games/invitations', { body })).data
  await world.call(iryna, 'POST /api/v1/games/invitations/{id}/accept', { params: { id }, body: {} })
  return id
}
const submit = (who: Person, id: number, imageUrl?: string | null) =>
  world.call(who, 'PUT /api/v1/games/{id}', {
    params: { id },
    body: { status: 'PENDING_CONFIRMATION', ...won(), ...(imageUrl !== undefined && { imageUrl }) },
  })
const imageSeenBy = async (who: Person | null, id: number) =>
  (await world.call(who, 'GET /api/v1/games/{id}', { params: { id } })).data?.imageUrl

describe('§5: the photo of a user', () => {
  it('is the one they upload, wherever they are shown, until they remove it', async () => {
    const url = await uploadBy(olena)
    expect((await choose(olena, url)).data.photoUrl).toBe(url)
    const { data } = await world.call(null, 'GET /api/v1/players/{id}', { params: { id: olena.id } })
    expect(data).toMatchObject({ player: { photoUrl: url } })
    expect((await choose(olena, null)).data.photoUrl).toBeNull()
  })

  it('is never somebody else’s upload, a foreign address or one that never was', async () => {
    const foreign = await uploadBy(iryna)
    for (const url of [foreign, 'https://example.com/a.webp', '/img/x.webp', 'javascript:alert(1)'])
      expect(await choose(olena, url)).toMatchObject({ status: 422, code: 'IMAGE_NOT_YOURS' })
    expect((await world.call(olena, 'GET /api/v1/users/profile')).data.photoUrl).toBeNull()
  })

  it('stays when a form sends it back unchanged, and other changes leave it alone', async () => {
    const url = await uploadBy(olena)
    await choose(olena, url)
    expect((await choose(olena, url)).data.photoUrl).toBe(url)
    const params = { id: olena.id }
    const { data } = await world.call(olena, 'PUT /api/v1/users/{id}', { params, body: { city: 'Львів' } })
    expect(data.photoUrl).toBe(url)
  })

  it('may be removed by an administrator, and replaced by nobody else', async () => {
    const admin = await world.person('Марія Адмін', 'ADMIN')
    await choose(olena, await uploadBy(olena))
    expect(await choose(admin, await uploadBy(admin), olena)).toMatchObject({ status: 422, code: 'IMAGE_NOT_YOURS' })
    expect(await choose(iryna, null, olena)).toMatchObject({ status: 403 })
    expect((await choose(admin, null, olena)).data.photoUrl).toBeNull()
  })
})

describe('§5: the picture of a result', () => {
  it('is an upload of the submitter’s own, and is seen by the two alone, also when the game is over', async () => {
    const [id, url] = [await agree(), await uploadBy(olena)]
    expect(await submit(olena, id, await uploadBy(iryna))).toMatchObject({ status: 422, code: 'IMAGE_NOT_YOURS' })
    expect(await submit(olena, id, '/img/x.webp')).toMatchObject({ status: 422, code: 'IMAGE_NOT_YOURS' })
    expect((await submit(olena, id, url)).data).toMatchObject({ status: 'PENDING_CONFIRMATION', imageUrl: url })
    expect(await imageSeenBy(iryna, id)).toBe(url)
    expect(await imageSeenBy(await world.person('Степан Чужий'), id)).toBeUndefined()
    await world.call(iryna, 'POST /api/v1/games/{id}/confirm', { params: { id }, body: {} })
    expect(await imageSeenBy(iryna, id)).toBe(url)
    for (const who of [null, await world.person('Степан Чужий')]) expect(await imageSeenBy(who, id)).toBeNull()
  })

  it('comes with a recorded game too', async () => {
    const url = await uploadBy(olena)
    const record = (imageUrl: string) =>
      world.call(olena, 'POST /api/v1/games', { body: { leagueId, opponentId: iryna.id, ...won(), imageUrl } })
    expect(await record(await uploadBy(iryna))).toMatchObject({ status: 422, code: 'IMAGE_NOT_YOURS' })
    expect((await record(url)).data.imageUrl).toBe(url)
  })

  it('goes with a result that is withdrawn; one that is disputed keeps it, whatever a correction brings', async () => {
    const [id, url] = [await agree(), await uploadBy(olena)]
    await submit(olena, id, url)
    await world.call(olena, 'POST /api/v1/games/{id}/withdraw', { params: { id }, body: {} })
    expect(await imageSeenBy(olena, id)).toBeNull()
    await submit(olena, id, url)
    await world.call(iryna, 'POST /api/v1/games/{id}/dispute', { params: { id }, body: { reason: 'Було 6:3' } })
    const foreign = await uploadBy(iryna)
    expect((await submit(iryna, id, foreign)).data.imageUrl).toBe(foreign)
    world.pass({ days: 2 })
    await forget()
    iryna = await world.again(iryna)
    await world.call(iryna, 'POST /api/v1/games/{id}/withdraw', { params: { id }, body: {} })
    expect(await imageSeenBy(iryna, id)).toBe(url)
  })
})

describe('a picture that nothing refers to', () => {
  it('is forgotten after a day; a photo, the picture of a game and those of an article stay', async () => {
    const [unused, replaced, photo, image] = [
      await uploadBy(olena),
      await uploadBy(olena),
      await uploadBy(olena),
      await uploadBy(olena),
    ]
    const [shown, removed] = [await uploadBy(olena), await uploadBy(olena)]
    const desk = openDesk(world, olena)
    const article = await desk.write(olena, 'Корт', { body: `![](${shown})\n\n![](${removed})` })
    await desk.change(olena, article, { body: `![](${shown})` })
    await choose(olena, replaced)
    await choose(olena, photo)
    await submit(olena, await agree(), image)
    world.pass({ days: 1 })
    await forget()
    expect(await Promise.all([unused, replaced].map(isKept))).toEqual([true, true])
    world.pass({ seconds: 1 })
    await forget()
    expect(await Promise.all([unused, replaced, removed].map(isKept))).toEqual([false, false, false])
    expect(await Promise.all([photo, image, shown].map(isKept))).toEqual([true, true, true])
    olena = await world.again(olena)
    expect(await choose(olena, unused)).toMatchObject({ status: 422, code: 'IMAGE_NOT_YOURS' })
  })
})
