import fc from 'fast-check'

/** A JSON schema as the API's document writes it. */
export interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  format?: string
}

const oddTexts = [
  '',
  ' ',
  '%',
  '_',
  '\\',
  "' or 1=1 --",
  '\u0000',
  '\ud800',
  '<script>alert(1)</script>',
  'ґ'.repeat(3000),
]
const oddNumbers = [0, -1, 1.5, 2_147_483_648, 1e300, Number.MAX_SAFE_INTEGER]
const odd: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(...oddTexts, ...oddNumbers, null, true, [], {}, [[]], 'abc')
const moments = fc
  .date({ min: new Date('2026-09-01'), max: new Date('2027-03-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

/** Values that fit the schema, and now and then one that does not. Numbers are small, so that ids meet what exists. */
export const valuesOf = (schema: Schema, oddity = 30): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: oddity, arbitrary: fitting(schema, oddity) }, { weight: 1, arbitrary: odd })

function fitting(schema: Schema, oddity: number): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((it) => valuesOf(it, oddity)))
  if (schema.type === 'object') return objectsOf(schema, oddity)
  if (schema.type === 'array') return arraysOf(schema, oddity)
  if (schema.type === 'integer' || schema.type === 'number') return numbersOf(schema)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  return schema.format === 'date-time' ? moments : textsOf(schema)
}

function objectsOf({ properties = {}, required = [] }: Schema, oddity: number) {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, it]) => [name, valuesOf(it, oddity)]))
  return fc.record(fields, { requiredKeys: required })
}

const arraysOf = ({ items = {}, minItems = 0, maxItems = 4 }: Schema, oddity: number) =>
  fc.array(valuesOf(items, oddity), { minLength: minItems, maxLength: Math.min(maxItems, 4) })

function numbersOf({ minimum = 0, maximum = 1_000_000 }: Schema) {
  const least = Math.max(Math.ceil(minimum), -1_000_000)
  const most = Math.min(Math.floor(maximum), 1_000_000)
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: least, max: Math.min(most, least + 11) }) },
    { weight: 1, arbitrary: fc.integer({ min: least, max: most }) },
  )
}

const textsOf = ({ minLength = 0, maxLength = 40 }: Schema) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) }),
    fc.constantFrom('Перша', '6:4 6:4', 'SET3-S:6/TB7', 'Київ', '1', '2'),
  )
