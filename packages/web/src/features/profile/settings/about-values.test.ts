import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../lib/api/api-error.ts'
import { aboutChanges, aboutErrorsOf, aboutMistakes, aboutValuesOf } from './about-values.ts'

const olena = {
  firstName: 'Олена',
  lastName: 'Марченко',
  city: 'Київ',
  hand: 'LEFT',
  backhand: null,
  racket: null,
  preferredCourts: null,
  bio: 'Граю зранку',
  gender: null,
  birthYear: 1990,
} as const
const values = aboutValuesOf(olena)

describe('the form of the player’s data', () => {
  it('shows what is known, and an empty field for what is not', () => {
    expect(values).toMatchObject({ firstName: 'Олена', hand: 'LEFT', backhand: '', birthYear: '1990' })
  })

  it('sends what differs and nothing else: text trimmed, a year as a number, an emptied field as none', () => {
    expect(aboutChanges(values, olena)).toEqual({})
    expect(aboutChanges({ ...values, city: ' Львів ', bio: ' ', birthYear: '1991' }, olena)).toEqual({
      city: 'Львів',
      bio: null,
      birthYear: 1991,
    })
  })

  it('sees by itself that a name is missing and that a year is none', () => {
    const now = new Date('2026-11-21')
    expect(aboutMistakes(values, now)).toEqual({})
    expect(aboutMistakes({ ...values, birthYear: '' }, now)).toEqual({})
    expect(aboutMistakes({ ...values, firstName: ' ' }, now)).toHaveProperty('firstName')
    for (const birthYear of ['90', 'дев’яносто', '1899', '2027', '19900'])
      expect(aboutMistakes({ ...values, birthYear }, now)).toHaveProperty('birthYear')
  })

  it('puts each objection of the server at its field, in Ukrainian', () => {
    const issues = [
      { path: 'body.bio', text: 'Too big' },
      { path: 'body.unknown', text: 'Odd' },
    ]
    const errors = aboutErrorsOf(new ApiError(400, { errorType: 'VALIDATION', issues }))
    expect(errors).toEqual({ bio: 'Розповідь має вміститися в 1000 символів.' })
  })
})
