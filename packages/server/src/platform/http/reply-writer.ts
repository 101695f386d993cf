import type * as z from 'zod'

/** A value as JSON with only what its shape names; undefined where the value is none of that shape. */
type Write = (value: unknown) => string | undefined

const writers = new WeakMap<z.core.$ZodType, Write>()

/**
 * How replies of a shape are written as JSON: as `JSON.stringify(shape.parse(value))` would write it, without making the value anew. Kinds
 * of values are looked at; their limits and patterns are not, as a reply is ours.
 * @throws Error of a shape that changes what it reads, which no reply does
 */
export function replyWriter(shape: z.core.$ZodType): Write {
  const known = writers.get(shape)
  if (known) return known
  const write = writerOf((shape as z.core.$ZodTypes)._zod.def)
  writers.set(shape, write)
  return write
}

function writerOf(def: z.core.$ZodTypes['_zod']['def']): Write {
  switch (def.type) {
    case 'string':
      return (value) => (typeof value === 'string' ? quoted(value) : undefined)
    case 'number':
      return (value) => (Number.isFinite(value) ? `${value}` : undefined)
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? `${value}` : undefined)
    case 'null':
      return (value) => (value === null ? 'null' : undefined)
    case 'literal':
      return oneOf(def.values)
    case 'enum':
      return oneOf(Object.values(def.entries))
    case 'nullable': {
      const write = replyWriter(def.innerType)
      return (value) => (value === null ? 'null' : write(value))
    }
    case 'optional':
      return replyWriter(def.innerType)
    case 'array':
      return listWriter(replyWriter(def.element))
    case 'object':
      return objectWriter(def.shape)
    case 'record':
      return recordWriter(replyWriter(def.valueType))
    case 'union':
      return firstOf(def.options.map(replyWriter))
    case 'unknown':
      return (value) => JSON.stringify(value)
    default:
      throw new Error(`No reply is written of a shape like ${def.type}`)
  }
}

/**
 * Anything but what JSON writes as it is: all save quotes, backslashes, control characters and surrogates, also those in pairs, for which
 * looking at units and not at characters is worth it.
 */
const escaped = /[^ !#-[\]-\ud7ff\ue000-\uffff]/

const quoted = (text: string) => (escaped.test(text) ? JSON.stringify(text) : `"${text}"`)

function oneOf(values: readonly unknown[]): Write {
  const written = new Map(values.map((value) => [value, JSON.stringify(value)]))
  return (value) => written.get(value)
}

const firstOf =
  (options: readonly Write[]): Write =>
  (value) => {
    for (const write of options) {
      const written = write(value)
      if (written !== undefined) return written
    }
    return undefined
  }

const listWriter =
  (write: Write): Write =>
  (value) => {
    if (!Array.isArray(value)) return undefined
    let text = ''
    for (const part of value) {
      const written = write(part)
      if (written === undefined) return undefined
      text += text === '' ? written : `,${written}`
    }
    return `[${text}]`
  }

function objectWriter(shape: z.core.$ZodShape): Write {
  const fields = Object.entries(shape).map(([name, part]) => ({
    name,
    key: `${JSON.stringify(name)}:`,
    write: replyWriter(part),
    isOptional: part._zod.optout === 'optional',
  }))
  return (value) => {
    if (!isObject(value)) return undefined
    let text = ''
    for (const { name, key, write, isOptional } of fields) {
      const part = value[name]
      if (part === undefined && isOptional) continue
      const written = write(part)
      if (written === undefined) return undefined
      text += text === '' ? key + written : `,${key}${written}`
    }
    return `{${text}}`
  }
}

const recordWriter =
  (write: Write): Write =>
  (value) => {
    if (!isObject(value)) return undefined
    const parts = Object.entries(value).filter(([, part]) => part !== undefined)
    const written = parts.map(([name, part]) => [JSON.stringify(name), write(part)] as const)
    if (written.some(([, part]) => part === undefined)) return undefined
    return `{${written.map(([name, part]) => `${name}:${part}`).join()}}`
  }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
