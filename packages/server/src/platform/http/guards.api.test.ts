import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { MOST_BODY_BYTES } from './read-request.ts'

let world: World
let olena: Person
let stranger: Person
let gameId: number

beforeAll(async () => {
  world = await openWorld()
  olena = await world.person('Олена Марченко')
  stranger = await world.person('Степан Чужий')
  const iryna = await world.person('Ірина Коваль')
  const { id: leagueId } = await world.league('Жіноча ліга', [olena, iryna])
  const invited = await world.call(olena, 'POST /api/v1/games/invitations', {
    body: { leagueId, opponentId: iryna.id },
  })
  gameId = invited.data.id
})
afterAll(() => world.close())

const send = (who: Person | null, method: string, path: string, body?: string) =>
  world.send(path, {
    method,
    headers: { 'content-type': 'application/json', ...(who && { authorization: `Bearer ${who.token}` }) },
    ...(body !== undefined && { body }),
  })
const tooLarge = JSON.stringify({ name: 'я'.repeat(MOST_BODY_BYTES) })

describe('guards answer in one order', () => {
  it('a body that says it is too large is refused before anyone asks who sends it', async () => {
    const headers = { 'content-length': String(tooLarge.length) }
    expect(await world.send('/api/v1/leagues', { method: 'POST', headers, body: tooLarge })).toMatchObject({
      status: 413,
      errorType: 'TOO_LARGE',
    })
  })

  it('a body that does not say how large it is is not read before that', async () => {
    let pulls = 0
    const body = new ReadableStream<Uint8Array>(
      { pull: (stream) => (++pulls > 9 ? stream.close() : stream.enqueue(new Uint8Array(65_536))) },
      { highWaterMark: 0 },
    )
    const request = { method: 'POST', body, duplex: 'half' } as RequestInit
    expect(await world.send('/api/v1/leagues', request)).toMatchObject({ status: 401, errorType: 'NO_TOKEN' })
    expect(pulls).toBe(0)
  })

  it('whoever has no token is refused before their role, and before what they wrote is read', async () => {
    for (const body of ['{', '{}', '[]'])
      expect(await send(null, 'POST', '/api/v1/leagues', body)).toMatchObject({ status: 401, errorType: 'NO_TOKEN' })
  })

  it('whoever has not the role is refused before what they wrote is read', async () => {
    for (const body of ['{', '{"odd": true}'])
      expect(await send(olena, 'POST', '/api/v1/leagues', body)).toMatchObject({ status: 403, errorType: 'FORBIDDEN' })
    expect(await send(olena, 'GET', '/api/v1/users?page=0')).toMatchObject({ status: 403 })
  })

  it('what is not well formed is refused before anybody looks whether the thing exists', async () => {
    expect(await send(olena, 'PUT', '/api/v1/games/999999', '{"status": "LOST"}')).toMatchObject({
      status: 400,
      errorType: 'VALIDATION',
    })
    expect(await send(olena, 'GET', '/api/v1/users/0')).toMatchObject({
      status: 400,
      issues: [{ path: 'params.id', text: expect.any(String) }],
    })
  })

  it('what one may not see does not exist, whatever its state', async () => {
    const missing = await send(stranger, 'POST', '/api/v1/games/999999/confirm', '{}')
    const hidden = await send(stranger, 'POST', `/api/v1/games/${gameId}/confirm`, '{}')
    expect(missing).toMatchObject({ status: 404, errorType: 'NOT_FOUND' })
    expect({ ...hidden, requestId: 0, headers: 0 }).toEqual({ ...missing, requestId: 0, headers: 0 })
  })

  it('the state is asked last', async () => {
    expect(await send(olena, 'POST', `/api/v1/games/${gameId}/confirm`, '{}')).toMatchObject({ status: 409 })
  })
})

describe('a body', () => {
  it('that is no JSON is refused in words', async () => {
    for (const body of ['{', 'name=Олена', '{"a":1}}', "{'a': 1}", '\u0000'])
      expect(await send(olena, 'PUT', `/api/v1/users/${olena.id}`, body)).toMatchObject({
        status: 400,
        errorType: 'VALIDATION',
        issues: [{ path: 'body', text: 'The body is not JSON' }],
      })
  })

  it('that is nested as nothing of ours is refused, also where none is needed and with a key', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    const headers = { authorization: `Bearer ${olena.token}`, 'idempotency-key': 'deep' }
    for (const path of ['/api/auth/logout', '/api/v1/games/invitations'])
      expect(await world.send(path, { method: 'POST', headers, body: deep })).toMatchObject({
        status: 400,
        issues: [{ path: 'body', text: 'The body is nested too deeply' }],
      })
  })

  it('or an address with a text that no database keeps is refused, and says where it stands', async () => {
    const issueOf = async (method: string, path: string, body?: object) =>
      (await send(olena, method, path, body && JSON.stringify(body))).issues?.[0]?.path
    expect(await issueOf('PUT', `/api/v1/users/${olena.id}`, { bio: 'a\0b' })).toBe('body.bio')
    expect(await issueOf('PUT', `/api/v1/users/${olena.id}`, { preferredCourts: '\ud83c' })).toBe(
      'body.preferredCourts',
    )
    expect(await issueOf('GET', '/api/v1/games?q=%00')).toBe('query.q')
  })

  it('that is missing where one is needed is refused', async () => {
    expect(await send(olena, 'PUT', `/api/v1/users/${olena.id}`)).toMatchObject({
      status: 400,
      errorType: 'VALIDATION',
    })
    expect(await send(olena, 'PUT', `/api/v1/users/${olena.id}`, '  ')).toMatchObject({ status: 400 })
  })

  it('may be as large as 256 KiB and not a byte larger', async () => {
    const padded = (bytes: number) => '{}'.padEnd(bytes)
    expect((await send(olena, 'PUT', `/api/v1/users/${olena.id}`, padded(MOST_BODY_BYTES))).status).toBe(200)
    expect((await send(olena, 'PUT', `/api/v1/users/${olena.id}`, padded(MOST_BODY_BYTES + 1))).status).toBe(413)
  })

  it('that does not say its size is cut off while it comes', async () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(stream) {
        sent += 65_536
        if (sent > 100 * 1024 * 1024) stream.close()
        else stream.enqueue(new Uint8Array(65_536).fill(32))
      },
    })
    const request = { method: 'POST', body, duplex: 'half' } as RequestInit
    expect(await world.send('/api/v1/users/auth/telegram', request)).toMatchObject({ status: 413 })
    expect(sent).toBeLessThan(1024 * 1024)
  })

  it('that would reach into the program’s own objects is data like any other', async () => {
    const body = '{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {"isAdmin": true}}}'
    expect((await send(olena, 'PUT', `/api/v1/users/${olena.id}`, body)).status).toBe(400)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})

describe('a path', () => {
  it('answers with and without a slash at its end', async () => {
    for (const path of [
      '/api/v1/leagues',
      '/api/v1/categories',
      '/api/v1/users/profile',
      `/api/v1/users/${olena.id}`,
    ]) {
      const [bare, slashed] = [await send(olena, 'GET', path), await send(olena, 'GET', `${path}/`)]
      expect(slashed).toMatchObject({ status: 200, data: bare.data })
    }
  })

  it.each([
    ['GET', '/api/v1/nothing'],
    ['GET', '/api/v2/leagues'],
    ['GET', '/api'],
    ['PATCH', '/api/v1/leagues'],
    ['DELETE', '/api/v1/users/profile'],
    ['GET', '/api/v1/users/auth/telegram'],
    ['GET', '/api/v1/leagues/1/2/3'],
    ['GET', '/api/v1//leagues'],
    ['GET', '/api/v1/leagues/%2e%2e/users'],
  ])('that does not exist answers in JSON: %s %s', async (method, path) => {
    const answer = await send(null, method, path)
    expect([401, 404]).toContain(answer.status)
    expect(answer).toMatchObject({ success: false, requestId: answer.headers.get('x-request-id') })
  })

  it('with an id that is none is not well formed', async () => {
    for (const id of ['abc', '0', '-1', '1.5', '2147483648', '%00', '1;drop', 'null'])
      expect(await send(olena, 'GET', `/api/v1/users/${id}`)).toMatchObject({ status: 400, errorType: 'VALIDATION' })
  })
})
