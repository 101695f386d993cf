import { userChanges } from '@matchbol/core/users/user-shapes'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { contractResolver, type FieldTexts, limitsAt } from './contract-resolver.ts'

type Changes = z.input<typeof userChanges>

async function checked(values: Changes, texts: FieldTexts<Changes> = {}) {
  const resolve = contractResolver(userChanges, texts)
  const { values: sent, errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false })
  return { sent, errors: Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message])) }
}

describe('a form checked by the shape of its contract', () => {
  it('sends the values as they were typed, once nothing is wrong with them', async () => {
    const values = { firstName: ' Олена ', city: '', birthYear: null }
    expect(await checked(values)).toEqual({ sent: values, errors: {} })
  })

  it('says in Ukrainian at each field what is wrong with it, also where a field may be empty', async () => {
    const { errors } = await checked({ firstName: ' ', city: 'я'.repeat(81), racket: 'a\nb', birthYear: 1899 })
    expect(errors).toEqual({
      firstName: 'Заповніть це поле.',
      city: 'Щонайбільше 80\u00a0символів.',
      racket: 'Напишіть це одним рядком.',
      birthYear: 'Щонайменше 1900.',
    })
  })

  it('prefers the sentence of the form to the general one', async () => {
    const { errors } = await checked({ firstName: '' }, { firstName: 'Напишіть імʼя.' })
    expect(errors).toEqual({ firstName: 'Напишіть імʼя.' })
  })
})

describe('what a field takes from its contract', () => {
  it('is its length, whether it must be there, and whether it may be nothing', () => {
    expect(limitsAt(userChanges, 'bio')).toEqual({ maxLength: 1000, isRequired: false, isNullable: true })
    expect(limitsAt(userChanges, 'firstName')).toMatchObject({ maxLength: 60, isNullable: false })
    const league = z.strictObject({ name: z.string().trim().min(1).max(80), rules: z.object({ walkover: z.int() }) })
    expect(limitsAt(league, 'name')).toEqual({ maxLength: 80, isRequired: true, isNullable: false })
    expect(limitsAt(league, 'rules.walkover')).toMatchObject({ isRequired: true, maxLength: undefined })
  })
})
