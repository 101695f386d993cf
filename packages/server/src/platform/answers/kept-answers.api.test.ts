import { isJson } from '@matchbol/core/shared/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Court, openCourt } from '../../../test/court.ts'
import { openDesk } from '../../../test/desk.ts'
import { openEventBoard } from '../../../test/event-board.ts'
import { askAs, type OpenFront, openFront } from '../../../test/front.ts'
import { readRequests } from '../../../test/read-requests.ts'
import type { Person } from '../../../test/world.ts'

let front: OpenFront
let court: Court
let olena: Person
let taras: Person
let leagueId: number
beforeAll(async () => {
  front = await openFront()
  olena = await front.world.person('Олена Марченко')
  taras = await front.world.person('Тарас Бойко')
  leagueId = (await front.world.league('Ліга Києва', [olena, taras])).id
  court = openCourt(front.world, leagueId)
})
afterAll(() => front.close())

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askAs(front.address, path, { host: 'localhost', ...headers }, method)
/** Whether it was made for this request, which leaves lines in the log, or had been kept. */
async function isKept(path: string, headers: Record<string, string> = {}) {
  const before = front.lines.length
  await ask(path, headers)
  return front.lines.length === before
}

describe('an answer that is the same for everybody', () => {
  const pages = () => ['/', '/stats/leagues', `/stats/players?league=${leagueId}`, `/player/${olena.id}`, '/rules']
  const calls = () => [`/api/v1/leagues/${leagueId}/table`, '/api/v1/games', `/api/v1/players/${olena.id}`]

  it('is made once, for whatever spelling of its address, and for those who ask for its headers only', async () => {
    for (const path of [...pages(), ...calls()]) {
      const first = await ask(path)
      expect([path, first.status]).toEqual([path, 200])
      const junk = `${path}${path.includes('?') ? '&' : '?'}utm_source=telegram`
      expect([path, await isKept(path), await isKept(junk)]).toEqual([path, true, true])
      const again = await ask(path)
      expect(again.text).toBe(first.text)
      expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
      const head = await ask(path, {}, 'HEAD')
      expect([head.text, head.headers['content-length']]).toEqual(['', again.headers['content-length']])
    }
  })

  it('is not sent to who has it, packed or plain', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await ask('/rules', { 'accept-encoding': encoding })
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
      const known = await ask('/rules', { 'accept-encoding': encoding, 'if-none-match': String(headers.etag) })
      expect([known.status, known.text]).toEqual([304, ''])
      expect(known.headers).toMatchObject({ etag: headers.etag, 'cache-control': headers['cache-control'] })
      expect(known.headers['content-security-policy']).toBe(headers['content-security-policy'])
    }
    expect((await ask('/rules', { 'if-none-match': '"another"' })).status).toBe(200)
  })

  it('has a name of its bytes only where it is a good one: a refusal names its request', async () => {
    for (const path of ['/og/player/999999.png', '/api/v1/players/999999', '/player/999999']) {
      const { status, headers } = await ask(path)
      expect([path, status, headers.etag]).toEqual([path, 404, undefined])
    }
  })

  it('may be kept on the way for a second, and longer only where we are away', async () => {
    for (const path of ['/rules', '/api/v1/games'])
      expect((await ask(path)).headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-if-error=86400')
    expect((await ask('/api/v1/games')).headers.vary).toMatch(/authorization/i)
  })

  it('shows each move of a game to whoever asks after the move was answered', async () => {
    const seen = async () => (await ask(`/player/${olena.id}`)).text + (await ask('/api/v1/games')).text
    const id = await court.invited(olena, taras)
    await court.accept(taras, id)
    await court.submit(olena, id, '6:4 6:3')
    const before = await seen()
    expect(await seen()).toBe(before)
    await court.confirm(taras, id)
    expect(await seen()).toContain('6:3')
  })

  it('calls people and leagues as they are called now', async () => {
    const table = `/api/v1/leagues/${leagueId}/table`
    const search = `/api/v1/games?q=${encodeURIComponent('Бойченко')}`
    await ask(table)
    expect((await ask(search)).text).not.toContain('6:3')
    await front.world.call(await front.world.again(taras), 'PUT /api/v1/users/{id}', {
      params: { id: taras.id },
      body: { lastName: 'Бойченко' },
    })
    expect((await ask(table)).text).toContain('Бойченко')
    expect((await ask('/api/v1/games')).text).toContain('Бойченко')
    expect((await ask(search)).text).toContain('6:3')
  })

  it('names a league again that was closed in between, where two might meet in it', async () => {
    const other = await front.world.league('Ліга Львова', [olena, taras])
    const admin = await front.world.person('Арбітр Ліги', 'ADMIN')
    const turn = (isActive: boolean) =>
      front.world.call(admin, 'PUT /api/v1/leagues/{id}', { params: { id: other.id }, body: { isActive } })
    const meetings = async () => (await ask(`/api/v1/players/${olena.id}/head-to-head/${taras.id}`)).text
    expect(await meetings()).toContain('Ліга Львова')
    expect((await turn(false)).status).toBe(200)
    expect(await meetings()).not.toContain('Ліга Львова')
    expect((await turn(true)).status).toBe(200)
    expect(await meetings()).toContain('Ліга Львова')
  })

  it('tells programs that follow the blog what stands there now, and who wrote it', async () => {
    const admin = await front.world.person('Марія Редактор', 'ADMIN')
    const desk = openDesk(front.world, admin)
    const post = await desk.published(admin, 'Перша назва', { body: 'Про подачу.' })
    const both = async () => (await ask('/blog/feed.xml')).text + (await ask('/blog/atom.xml')).text
    expect(await both()).toMatch(/Перша назва.*Перша назва/s)
    for (const path of ['/blog/feed.xml', '/blog/atom.xml']) {
      expect([await isKept(path), await isKept(`${path}?page=2&q=a`)]).toEqual([true, true])
      expect((await ask(path)).headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-if-error=86400')
    }
    await desk.change(admin, post, { title: 'Інша назва' })
    expect(await both()).toMatch(/^(?!.*Перша назва).*Інша назва.*Інша назва/s)
    await front.world.call(admin, 'PUT /api/v1/users/{id}', {
      params: { id: admin.id },
      body: { lastName: 'Видавець' },
    })
    expect(await both()).toMatch(/^(?!.*Марія Редактор).*Марія Видавець.*Марія Видавець/s)
    await desk.change(admin, post, { status: 'HIDDEN' })
    expect(await both()).not.toContain('Інша назва')
    await desk.published(admin, 'Друга стаття')
    expect(await both()).toMatch(/Друга стаття.*Друга стаття/s)
  })

  it('finds an article by words that have just come into its text', async () => {
    const admin = await front.world.person('Ірина Редактор', 'ADMIN')
    const desk = openDesk(front.world, admin)
    const post = await desk.published(admin, 'Як зрізати мʼяч')
    const search = async () => (await ask(`/blog?q=${encodeURIComponent('слайс')}`)).text
    expect(await search()).not.toContain(post.title)
    await desk.change(admin, post, { body: 'Про слайс.' })
    expect(await search()).toContain(post.title)
  })

  it('ends with the day in Kyiv', async () => {
    await ask('/rules')
    front.world.pass({ hours: 20 })
    expect(await isKept('/rules')).toBe(false)
    expect(await isKept('/rules')).toBe(true)
  })
})

describe('an answer that is not', () => {
  it('neither comes from what is kept nor is kept: what a person may see of a game', async () => {
    front.world.pass({ days: 30 })
    const { token } = await front.world.again(olena)
    const id = await court.invited(await front.world.again(olena), await front.world.again(taras))
    const mine = { authorization: `Bearer ${token}` }
    expect((await ask(`/api/v1/games/${id}`)).status).toBe(404)
    expect((await ask(`/api/v1/games/${id}`, mine)).status).toBe(200)
    expect(await isKept(`/api/v1/games/${id}`)).toBe(false)
    expect((await ask(`/api/v1/games/${id}`)).status).toBe(404)
    expect(await isKept('/api/v1/games', mine)).toBe(false)
    expect((await ask('/api/v1/games', mine)).headers['cache-control']).toBe('no-store')
  })

  it('is made each time: refusals, pages of one’s own, the present moment', async () => {
    for (const path of [
      '/api/v1/games?limit=101',
      '/api/v1/leagues/999999',
      '/player/999999',
      '/profile',
      '/api/v1/site',
    ]) {
      await ask(path)
      expect([path, await isKept(path)]).toEqual([path, false])
    }
  })

  it('is shown for a token, whosever it is: of every call that is kept, neither given from what is kept nor kept for others', async () => {
    const { db, again, call, person, pass } = front.world
    pass({ days: 1 }) // nothing is kept any more
    const { id: seasonId } = await db.selectFrom('seasons').select('id').executeTakeFirstOrThrow()
    const administrator = await person('Петро Адмін', 'ADMIN')
    const category = { leagueId, name: 'Початківці', level: 1 }
    const { id: categoryId } = (await call(administrator, 'POST /api/v1/categories', { body: category })).data
    const { slug } = await openDesk(front.world, administrator).published(administrator, 'Як тримати подачу')
    const { id: eventId } = await openEventBoard(front.world, administrator).open()
    const { id: gameId } = await db
      .selectFrom('games')
      .select('id')
      .where('status', '=', 'COMPLETED')
      .executeTakeFirstOrThrow()
    const requests: Record<string, { addresses: readonly string[] }> = readRequests({
      ...{ leagueId, categoryId, seasonId, gameId, slug, eventId },
      ...{ playerId: olena.id, rivalId: taras.id, otherId: taras.id },
    })
    const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` })
    const player = bearer(await again(olena))
    const admin = bearer(administrator)
    const calls = front.world.routes.filter(({ method, endpoint }) => method === 'GET' && endpoint.madeFrom?.length)
    expect(calls.length).toBeGreaterThan(20)
    for (const { path, endpoint } of calls) {
      const address = requests[`GET ${path}`]?.addresses[0] ?? ''
      for (const mine of [player, admin]) {
        const { status, headers } = await ask(address, mine)
        expect([address, status, headers['cache-control']]).toEqual([address, 200, 'no-store'])
      }
      expect([address, await isKept(address)]).toEqual([address, false])
      expect([address, await isKept(address)]).toEqual([address, true])
      for (const mine of [player, admin]) expect([address, await isKept(address, mine)]).toEqual([address, false])
      const status = isJson(endpoint.reply) ? 401 : 200 // a file is the same for everybody
      expect([address, (await ask(address, { authorization: 'Bearer bad' })).status]).toEqual([address, status])
    }
  })
})
