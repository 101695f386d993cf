import { type Endpoint, isJson } from '@matchbol/core/shared/endpoint'
import { pageMeta } from '@matchbol/core/shared/paging'
import * as z from 'zod'
import { heedsKey, IDEMPOTENCY_HOURS, KEPT_MEGABYTES } from '../idempotency.ts'
import { budgets } from '../rate-limit.ts'
import { readingCostWords } from '../reading-cost.ts'
import type { Route } from '../serve.ts'

const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  errorType: z.string(),
  code: z.string().optional(),
  shouldRefresh: z.boolean().optional(),
  issues: z.array(z.object({ path: z.string(), text: z.string() })).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  data: z.unknown().optional(),
  requestId: z.string(),
})

/** The OpenAPI 3.1 document, made from the very routes that are served. */
export const openApiOf = (routes: readonly Route[], siteName: string) => ({
  openapi: '3.1.0',
  info: {
    title: `${siteName} API`,
    version: '1',
    description: `Answers are wrapped: success, message, data, and meta for lists. Each person with a session, and each address without one, may read ${budgets.reading.points} units a minute, else 429: ${readingCostWords}. What is kept as a finished answer costs nothing.`,
  },
  paths: Object.fromEntries(
    [...new Set(routes.map(({ path }) => path))]
      .sort()
      .map((path) => [path, Object.fromEntries(routes.filter((route) => route.path === path).map(operationOf))]),
  ),
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    schemas: { Failure: schemaOf(failure, 'output') },
  },
})

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: `Chosen by the caller; the call repeated with it within ${IDEMPOTENCY_HOURS} hours gets the first answer and does nothing again. Answers kept for one person have ${KEPT_MEGABYTES} MB in that time, past which a call with a new key is 429`,
  schema: { type: 'string', maxLength: 200 },
}

const signature = (name: string) => ({
  name,
  in: 'header',
  required: true,
  description: 'What the sender has signed the body with',
  schema: { type: 'string' },
})

const retryAfter = {
  description: 'With 429 and 503: seconds after which to try again',
  schema: { type: 'integer', minimum: 1 },
}

const refused = (description: string) => ({
  description,
  headers: { 'Retry-After': retryAfter },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})

const operationOf = ({ method, path, endpoint }: Route) => [
  method.toLowerCase(),
  {
    summary: endpoint.summary,
    tags: [/^\/api\/(?:v1\/)?([^/]+)/.exec(path)?.[1] ?? 'site'],
    operationId: `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+(\w)?/g, (_, letter: string = '') => letter.toUpperCase())}`,
    'x-access': endpoint.access,
    ...(endpoint.cost && { 'x-cost': endpoint.cost }),
    ...securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.raw ? [signature(endpoint.raw.signatureHeader)] : []),
      ...(heedsKey({ method, endpoint }) && endpoint.access !== 'anyone' ? [idempotencyKey] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: !endpoint.body.safeParse(undefined).success,
        content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
      },
    }),
    ...(endpoint.file && {
      requestBody: {
        required: true,
        content: Object.fromEntries(endpoint.file.mediaTypes.map((type) => [type, {}])), // bytes as they are
      },
    }),
    ...(endpoint.raw && { requestBody: { required: true, content: { '*/*': {} } } }),
    responses: {
      200: { description: 'Done', content: contentOf(endpoint) },
      ...(!isJson(endpoint.reply) && endpoint.reply.kind === 'file' && { 304: { description: 'Unchanged' } }),
      ...(endpoint.queue && { 503: refused(endpoint.queue) }),
      default: refused('Refused'),
    },
  },
]

/** An empty choice beside the token says that the call does without one too. */
function securityOf({ access, token }: Endpoint) {
  if (access === 'anyone' && !token) return {}
  return { security: access === 'anyone' && token !== 'needed' ? [{}, { bearer: [] }] : [{ bearer: [] }] }
}

/** JSON in its envelope, a file as it is, or events, of which each line of data is JSON. */
function contentOf({ reply, said, paged }: Endpoint) {
  if (isJson(reply)) return { 'application/json': { schema: envelopeOf(reply, said, paged) } }
  if (reply.kind === 'file') return Object.fromEntries(reply.mediaTypes.map((type) => [type.split(';')[0], {}]))
  const event = { contentMediaType: 'application/json', contentSchema: schemaOf(reply.event, 'output') }
  return { 'text/event-stream': { schema: { type: 'string', ...event } } }
}

const envelopeOf = (reply: z.ZodType, said: string | undefined, paged: boolean | undefined) => ({
  type: 'object',
  properties: {
    success: { const: true },
    message: { const: said },
    data: schemaOf(reply, 'output'),
    ...(paged && { meta: schemaOf(pageMeta, 'output') }),
  },
  required: ['success', 'message', 'data', ...(paged ? ['meta'] : [])],
})

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || (required.includes(name) && !schema.shape[name]?.safeParse(undefined).success),
    schema: of,
  }))
}

/** Dates are text in JSON: what is sent is described, not what it is turned into. Shared shapes are written out where they stand. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: describeCoerced,
  })
  return rest
}

/** A coerced number accepts anything and then wants a number: the document says what it wants. */
const describeCoerced = ({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes
  jsonSchema: z.core.JSONSchema.BaseSchema
}) => {
  if (zodSchema._zod.def.type === 'number' && !jsonSchema.type) jsonSchema.type = 'number'
}
