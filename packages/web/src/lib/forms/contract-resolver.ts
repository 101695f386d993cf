import { toNestErrors } from '@hookform/resolvers'
import { issueText } from '@matchbol/text/shared/issue-text'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod'

/** The shape of a body as its contract has it; `Values` is what goes over HTTP. */
export type BodyShape<Values> = z.ZodType<unknown, Values>

/** Sentences in place of the general ones, by field. */
export type FieldTexts<Values> = Partial<Record<keyof Values & string, string>>

/**
 * Has a form checked by the shape of its contract, and says in Ukrainian at each field what is wrong. The values go on as they
 * were typed: to trim them and to understand them is the server's.
 */
export const contractResolver =
  <Values extends FieldValues>(shape: BodyShape<Values>, texts: FieldTexts<Values> = {}): Resolver<Values> =>
  (values, _context, options) => {
    const { success, error } = shape.safeParse(values)
    if (success) return { values, errors: {} }
    const errors: Record<string, FieldError> = {}
    for (const issue of error.issues) {
      const name = issue.path.join('.')
      errors[name] ??= { type: issue.code, message: texts[name.split('.')[0] ?? ''] ?? issueText(issue) }
    }
    return { values: {}, errors: toNestErrors<Values>(errors, options) }
  }

/** What a field has to know of its place in the contract. */
export interface FieldLimits {
  /** In characters. */
  maxLength: number | undefined
  isRequired: boolean
  /** Whether an empty field is sent as null. */
  isNullable: boolean
}

/** The limits of the field at a path such as `rules.walkover`. */
export function limitsAt(shape: z.core.$ZodType, path: string): FieldLimits {
  const field = path.split('.').reduce<z.core.$ZodType | undefined>(partOf, shape)
  const takes = (value: unknown) => !field || z.safeParse(field, value).success
  return {
    maxLength: field && mostCharacters(field),
    isRequired: !takes(undefined) && !takes(''),
    isNullable: takes(null),
  }
}

function partOf(shape: z.core.$ZodType | undefined, part: string): z.core.$ZodType | undefined {
  const inner = shape && innerOf(shape)
  if (inner instanceof z.ZodObject) return inner.shape[part]
  if (inner instanceof z.ZodArray) return inner.element
  return inner instanceof z.ZodRecord ? inner.valueType : undefined
}

function mostCharacters(shape: z.core.$ZodType): number | undefined {
  const inner = innerOf(shape)
  if (inner instanceof z.ZodUnion) return inner.options.map(mostCharacters).find((most) => most !== undefined)
  return inner instanceof z.ZodString ? (inner.maxLength ?? undefined) : undefined
}

/** A shape without what only says that it may be absent, or what becomes of it. */
function innerOf(shape: z.core.$ZodType): z.core.$ZodType {
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodNullable || shape instanceof z.ZodDefault)
    return innerOf(shape.unwrap())
  return shape instanceof z.ZodPipe ? innerOf(shape.in) : shape
}
