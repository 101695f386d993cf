import type { ShapeFault } from '@matchbol/core/shared/shapes'
import { counted } from './plural.ts'

/** What a shape of a contract has against a value: an issue of zod, as far as a sentence needs it. */
export interface ShapeIssue {
  readonly code?: string | undefined
  readonly origin?: string
  readonly expected?: string
  readonly format?: string
  readonly minimum?: number | bigint
  readonly maximum?: number | bigint
  readonly params?: Record<string, unknown> | undefined
  /** Of a union: what each of its branches has against it. */
  readonly errors?: readonly (readonly ShapeIssue[])[]
}

/** What is wrong with a field, in a sentence beside it. */
export function issueText(issue: ShapeIssue): string {
  const { code, expected, format, params, errors } = issue
  if (code === 'invalid_union') return issueText(errors?.flat().find(isOfContent) ?? {})
  if (code === 'too_small') return tooSmallText(issue)
  if (code === 'too_big') return tooBigText(issue)
  if (code === 'invalid_value') return 'Виберіть зі списку.'
  if (code === 'invalid_format') return formats[format ?? ''] ?? unclear
  if (code === 'invalid_type') return types[expected ?? ''] ?? 'Заповніть це поле.'
  return new Map(Object.entries(faults)).get(String(params?.fault)) ?? unclear
}

const unclear = 'Перевірте це поле.'

/** A branch that takes only «nothing», or another kind of value, says nothing of what was typed. */
const isOfContent = ({ code }: ShapeIssue) => code !== 'invalid_value' && code !== 'invalid_type'

function tooSmallText({ origin, minimum = 0 }: ShapeIssue): string {
  if (isNumber(origin)) return `Щонайменше ${minimum}.`
  if (Number(minimum) === 1) return origin === 'array' ? 'Виберіть хоча б одне.' : 'Заповніть це поле.'
  return `Щонайменше ${amountText(minimum, origin)}.`
}

const tooBigText = ({ origin, maximum = 0 }: ShapeIssue) =>
  `Щонайбільше ${isNumber(origin) ? maximum : amountText(maximum, origin)}.`

const isNumber = (origin: string | undefined) => origin === 'number' || origin === 'int'

const amountText = (amount: number | bigint, origin: string | undefined) =>
  counted(Number(amount), origin === 'array' ? ['пункт', 'пункти', 'пунктів'] : ['символ', 'символи', 'символів'])

const types: Record<string, string> = {
  number: 'Напишіть число.',
  int: 'Напишіть ціле число.',
  date: 'Виберіть день.',
}

const formats: Record<string, string> = {
  datetime: 'Виберіть день і час.',
  date: 'Виберіть день.',
  safeint: 'Напишіть ціле число.',
  url: 'Напишіть адресу, що починається з https://.',
  email: 'Напишіть адресу пошти.',
}

const faults: Record<ShapeFault, string> = {
  TIME_OUT_OF_RANGE: 'Виберіть день між 1900 та 2199 роком.',
  UNSEEN_CHARACTERS: 'Тут є знаки, яких не видно. Напишіть це заново.',
  MORE_THAN_A_LINE: 'Напишіть це одним рядком.',
  NO_LETTERS: 'Напишіть літерами або цифрами.',
  HEAPED_MARKS: 'Над літерою чи під нею забагато значків. Приберіть зайві.',
  MIXED_ALPHABETS: 'В одному слові змішано літери різних абеток. Напишіть його лише українськими або лише латинськими.',
}
