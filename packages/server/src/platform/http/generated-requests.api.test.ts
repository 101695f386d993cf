import { isJson } from '@matchbol/core/shared/endpoint'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import { runs } from '../../../../core/test/property-runs.ts'
import { type Schema, valuesOf } from '../../../test/requests.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { openApiOf } from './docs/open-api.ts'
import type { Route } from './serve.ts'

const REQUESTS = runs(400, 10_000)

let world: World
let people: Person[]
beforeAll(async () => {
  world = await openWorld()
  people = [await world.person('Петро Адмін', 'ADMIN'), await world.person('Марія Адмін', 'ADMIN')]
  for (const name of ['Олена Марченко', 'Ірина Коваль', 'Надія Бойко']) people.push(await world.person(name))
  await world.league('Відкрита ліга', people)
  await world.league('Друга ліга', people.slice(2))
})
afterAll(() => world.close())

interface Operation {
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[]
  requestBody?: { content: { 'application/json'?: { schema: Schema } } }
}

const failure = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  errorType: z.string(),
  code: z.string(),
  requestId: z.uuid(),
  shouldRefresh: z.boolean().optional(),
  issues: z.array(z.strictObject({ path: z.string(), text: z.string() })).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  data: z.unknown().optional(),
})
const meta = z.strictObject({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int().min(1) })
const success = ({ endpoint: { reply, said, paged } }: Route) =>
  z.strictObject({
    success: z.literal(true),
    message: z.literal(said ?? 'nothing, which is no answer in JSON'),
    data: isJson(reply) ? reply : z.never(),
    ...(paged && { meta }),
  })

/** Requests that the document describes, of anybody, and now and then one that it does not. */
function requests() {
  const { paths } = openApiOf(world.routes, 'Клуб') as unknown as { paths: Record<string, Record<string, Operation>> }
  const each = world.routes.map((route) => {
    const { parameters = [], requestBody } = paths[route.path]?.[route.method.toLowerCase()] ?? {}
    const json = requestBody?.content['application/json']
    const part = (place: 'path' | 'query') => {
      const its = parameters.filter((it) => it.in === place)
      const values = Object.fromEntries(its.map(({ name, schema }) => [name, valuesOf(schema)]))
      return fc.record(values, { requiredKeys: its.filter(({ required }) => required).map(({ name }) => name) })
    }
    return fc.record({
      route: fc.constant(route),
      who: fc.integer({ min: -1, max: people.length - 1 }),
      params: part('path'),
      query: part('query'),
      body: json ? valuesOf(json.schema) : fc.constant(undefined),
    })
  })
  return fc.oneof(...each)
}

/** As it stands in an address, where half a character cannot stand. */
const asText = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/\p{Surrogate}/gu, '?')

/** Whoever was blocked, demoted, signed out or deleted by a request is there again for the next one, or somebody instead. */
async function recall(who: number) {
  const person = people[who]
  if (!person) return
  const role = who < 2 ? 'ADMIN' : 'PLAYER'
  const { deleted_at } = await world.db
    .selectFrom('users')
    .select('deleted_at')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  if (deleted_at) people[who] = await world.person(person.name, role)
  else await reinstate(who, person, role)
}

async function reinstate(who: number, person: Person, role: 'ADMIN' | 'PLAYER') {
  await world.db.updateTable('users').set({ role, status: 'ACTIVE' }).where('id', '=', person.id).execute()
  people[who] = await world.again(person)
}

it('whatever is asked, by whomever, is answered as the document says and never with a defect', async () => {
  const seen = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(requests(), async ({ route, who, params, query, body }) => {
      const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(asText(params[name]) || '-'),
      )
      const search = Object.entries(query).map(([name, value]): [string, string] => [name, asText(value)])
      const response = await world.api.request(`${path}?${new URLSearchParams(search)}`, {
        method: route.method,
        headers: people[who] ? { authorization: `Bearer ${people[who].token}` } : {},
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      if (response.status === 200 && !isJson(route.endpoint.reply)) return response.body?.cancel()
      const answer: unknown = await response.json()
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1)
      expect(response.status, JSON.stringify(answer)).toBeLessThan(500)
      const read = (response.status === 200 ? success(route) : failure).safeParse(answer)
      expect(read.success, `${JSON.stringify(answer)}: ${read.error}`).toBe(true)
      if (response.status === 401 || response.status === 403) await recall(who)
    }),
    { numRuns: REQUESTS },
  )
  expect(seen.get(200)).toBeGreaterThan(REQUESTS / 10)
  expect([...seen.keys()].sort()).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]))
})
