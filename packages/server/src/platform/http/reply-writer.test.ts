import { isJson } from '@matchbol/core/shared/endpoint'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { runs } from '../../../../core/test/property-runs.ts'
import { type Schema, valuesOf } from '../../../test/requests.ts'
import { domains } from '../../apps/domains.ts'
import { replyWriter } from './reply-writer.ts'

const replies = domains.flatMap(({ contract }) =>
  Object.entries(contract).flatMap(([name, { reply }]) => (isJson(reply) ? [{ name, reply }] : [])),
)

/** What a contract leaves open: any word may stand there. */
const open = ['details']

/** Adds to some of its objects what no contract names. */
function withMore(value: unknown, isMore: () => boolean): unknown {
  if (Array.isArray(value)) return value.map((part) => withMore(part, isMore))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([name, part]) => [name, open.includes(name) ? part : withMore(part, isMore)])
  return { ...Object.fromEntries(parts), ...(isMore() && { passwordHash: 'secret', undefinedToo: undefined }) }
}

describe('a reply', () => {
  it.each(replies)('is written as its contract would have it, and nothing else of it: $name', ({ reply }) => {
    const { $schema, ...schema } = z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' })
    const write = replyWriter(reply)
    fc.assert(
      fc.property(valuesOf(schema as Schema, 400), fc.infiniteStream(fc.boolean()), (value, more) => {
        const sent = withMore(value, () => Boolean(more.next().value))
        const parsed = reply.safeParse(sent)
        const written = write(sent)
        if (parsed.success) expect(written).toBe(JSON.stringify(parsed.data))
        expect(written ?? '').not.toContain('passwordHash')
      }),
      { numRuns: runs(10, 300) },
    )
  })

  it.each([
    ['another kind of value', z.object({ id: z.int() }), { id: '1' }],
    ['a number that JSON does not know', z.number(), Number.NaN],
    ['a part that is missing', z.object({ id: z.int() }), {}],
    ['a word that is none of its list', z.enum(['a', 'b']), 'c'],
    ['a time that was not made a text', z.object({ at: z.iso.datetime() }), { at: new Date(0) }],
  ])('is not written with %s', (_, shape, value) => {
    expect(replyWriter(shape)(value)).toBeUndefined()
  })
})
