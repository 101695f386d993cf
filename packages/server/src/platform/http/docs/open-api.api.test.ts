import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { openWorld, type World } from '../../../../test/world.ts'
import { patternOf } from '../serve.ts'
import { apiDocs } from './api-docs.ts'

let world: World
let docs: ReturnType<typeof apiDocs>
let document: z.output<typeof openApi>

const schema = z.looseObject({ $schema: z.undefined().optional() })
const content = z.object({ 'application/json': z.strictObject({ schema }) })
/** Bytes as they are: OpenAPI 3.1 says nothing more of them than what they are called. */
const file = z.record(z.string().regex(/^(image|text|application)\/[\w.+-]+$/), z.strictObject({}))
const events = z.object({ 'text/event-stream': z.strictObject({ schema }) })
const parameter = z.strictObject({
  name: z.string().min(1),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  description: z.string().optional(),
  schema: z.union([z.looseObject({ type: z.string() }), z.looseObject({ anyOf: z.array(z.looseObject({})) })]),
})
const header = z.strictObject({ description: z.string(), schema: z.looseObject({ type: z.string() }) })
const refused = z.strictObject({ description: z.string(), headers: z.record(z.string(), header), content })
const operation = z.strictObject({
  summary: z.string().min(5),
  tags: z.array(z.string().regex(/^[a-z-]+$/)).length(1),
  operationId: z.string().regex(/^[a-z][A-Za-z0-9]+$/),
  'x-access': z.enum(['anyone', 'player', 'admin']),
  'x-cost': z.int().optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(parameter),
  requestBody: z.strictObject({ required: z.boolean(), content: z.union([content, file]) }).optional(),
  responses: z.strictObject({
    200: z.strictObject({ description: z.string(), content: z.union([content, events, file]) }),
    304: z.strictObject({ description: z.string() }).optional(),
    503: refused.optional(),
    default: refused,
  }),
})
const paths = z.record(z.string().regex(/^\//), z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), operation))
/** OpenAPI 3.1 as far as this document uses it: nothing misspelt, nothing that the standard does not know. */
const openApi = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  paths,
  components: z.strictObject({
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.literal('http'), scheme: z.literal('bearer') })),
    schemas: z.record(z.string(), schema),
  }),
})

const tellMore = [
  'GET /api/v1/blog/posts/{slug}',
  'GET /api/v1/events',
  'GET /api/v1/events/{id}',
  'GET /api/v1/faq',
  'GET /api/v1/faq/{id}',
  'GET /api/v1/games',
  'GET /api/v1/games/{id}',
  'GET /api/v1/players/{id}',
  'POST /api/v1/tickets',
]

beforeAll(async () => {
  world = await openWorld()
  docs = apiDocs(world.routes, 'Клуб <b>«А & Б»</b>')
  document = openApi.parse(await (await docs.request('/api/openapi.json')).json())
})
afterAll(() => world.close())

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, it]) => ({ call: `${method.toUpperCase()} ${path}`, path, method, ...it })),
  )

/** Every object within a schema, with the way to it. */
function* objectsIn(value: unknown, way: string): Generator<[way: string, object: Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && value.type === 'object') yield [way, value as Record<string, unknown>]
  for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, `${way}.${key}`)
}

describe('the OpenAPI document', () => {
  it('names exactly the calls that are served', () => {
    const served = world.api.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`)
    expect(served.length).toBeGreaterThan(50)
    expect(
      operations()
        .map(({ method, path }) => `${method.toUpperCase()} ${patternOf(path)}`)
        .sort(),
    ).toEqual([...new Set(served)].sort())
  })

  it('names the headers that a caller may send, and those to read', () => {
    const takesKey = operations()
      .filter(({ parameters }) => parameters.some((it) => it.in === 'header' && it.name === 'Idempotency-Key'))
      .map(({ call }) => call)
    expect(takesKey).toContain('POST /api/v1/games/invitations')
    expect(takesKey.filter((call) => !call.startsWith('POST '))).toEqual([])
    for (const answer of [
      document.paths['/api/v1/games']?.get?.responses.default,
      document.paths['/og/pair/{pair}.png']?.get?.responses[503],
    ])
      expect(answer?.headers).toHaveProperty('Retry-After')
  })

  it('gives each call a name of its own', () => {
    const names = operations().map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
  })

  it('declares each part of a path, and nothing else as one', () => {
    for (const { call, path, parameters } of operations()) {
      const inPath = parameters.filter((it) => it.in === 'path')
      expect(inPath.map(({ name }) => name).sort(), call).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, it]) => it).sort(),
      )
      expect(
        inPath.every(({ required }) => required),
        call,
      ).toBe(true)
    }
  })

  it('names no parameter twice', () => {
    for (const { call, parameters } of operations())
      expect(new Set(parameters.map(({ name }) => name)).size, call).toBe(parameters.length)
  })

  it('asks for a token wherever the server does, and takes one where it tells more, is checked, or is what the call is about', () => {
    const open: Record<string, unknown> = {
      'POST /api/v1/blog/posts/{id}/views': [{}, { bearer: [] }],
      'POST /api/auth/refresh': [{ bearer: [] }],
      ...Object.fromEntries(tellMore.map((it) => [it, [{}, { bearer: [] }]])),
    }
    for (const { call, security, ...it } of operations())
      expect(security, call).toEqual(it['x-access'] === 'anyone' ? open[call] : [{ bearer: [] }])
  })

  it('says of lists that they come in pages', () => {
    const paged = operations().filter(({ parameters }) => parameters.some(({ name }) => name === 'page'))
    expect(paged.length).toBeGreaterThan(8)
    for (const { call, responses } of paged) {
      if (call.includes('head-to-head')) continue
      expect(content.parse(responses[200].content)['application/json'].schema.required, call).toEqual([
        'success',
        'message',
        'data',
        'meta',
      ])
    }
  })

  it('says that unknown fields of a body are refused, but for those that Telegram may send', () => {
    for (const { call, requestBody } of operations())
      for (const [way, object] of objectsIn(requestBody, call))
        if (!call.includes('auth/telegram')) expect(object.additionalProperties, way).toBe(false)
  })

  it('refers to nothing that is not in it', () => {
    const text = JSON.stringify(document)
    const names = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    expect(new Set(names)).toEqual(new Set(Object.keys(document.components.schemas)))
    expect(text.match(/"\$ref":"(?!#\/components\/schemas\/)/)).toBeNull()
  })
})

describe('the page of the documentation', () => {
  const textOf = async (path: string) => (await docs.request(path)).text()

  it('loads everything from this server', async () => {
    const page = await textOf('/api/docs')
    const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '')
    expect(addresses.length).toBeGreaterThan(3)
    for (const address of addresses) expect(address).toMatch(/^\/(?!\/)/)
    for (const address of addresses.filter((it) => it.startsWith('/api/docs/')))
      expect((await docs.request(address)).status, address).toBe(200)
    expect(page + (await textOf('/api/docs/start.js'))).not.toMatch(/https?:\/\//)
  })

  it('asks no foreign validator for its opinion', async () =>
    expect(await textOf('/api/docs/start.js')).toContain('validatorUrl: null'))

  it('names the club as it is written', async () =>
    expect(await textOf('/api/docs')).toContain('Клуб &lt;b&gt;«А &amp; Б»&lt;/b&gt; API'))

  it.each([
    '/api/docs/files/../package.json',
    '/api/docs/files/%2e%2e/package.json',
    '/api/docs/files/..%2fswagger-client/package.json',
  ])('gives out no file from elsewhere: %s', async (path) => {
    const { status } = await docs.request(path)
    expect(status).toBe(404)
  })
})
