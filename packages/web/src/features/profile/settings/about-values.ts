import { birthYears, profileLengths } from '@matchbol/core/users/limits'
import type { Reply } from '../../../lib/api/api.ts'
import type { ApiError } from '../../../lib/api/api-error.ts'

type Account = Reply<'PUT /api/v1/users/{id}'>

/** What the form of the player's data holds, as text: nothing said is an empty one. */
export const aboutFields = [
  'firstName',
  'lastName',
  'city',
  'hand',
  'backhand',
  'racket',
  'preferredCourts',
  'bio',
  'gender',
  'birthYear',
] as const
export type AboutField = (typeof aboutFields)[number]
export type AboutValues = Record<AboutField, string>
export type AboutErrors = Partial<Record<AboutField, string>>

export const aboutValuesOf = (account: Pick<Account, AboutField>) =>
  Object.fromEntries(aboutFields.map((field) => [field, String(account[field] ?? '')])) as AboutValues

/** Only what differs is sent, so that a form left open does not undo what was changed elsewhere. */
export function aboutChanges(values: AboutValues, account: Pick<Account, AboutField>) {
  const present = aboutValuesOf(account)
  const changed = aboutFields.filter((field) => values[field].trim() !== present[field])
  return Object.fromEntries(changed.map((field) => [field, sentValue(field, values[field].trim())]))
}

const sentValue = (field: AboutField, text: string) => {
  if (text === '') return field === 'firstName' ? '' : null
  return field === 'birthYear' ? Number(text) : text
}

const texts: Record<AboutField, string> = {
  firstName: `Напишіть імʼя: від 1 до ${profileLengths.firstName} символів.`,
  lastName: `Прізвище має бути не довшим за ${profileLengths.lastName} символів.`,
  city: `Назва міста має бути не довшою за ${profileLengths.city} символів.`,
  hand: 'Виберіть руку зі списку.',
  backhand: 'Виберіть бекхенд зі списку.',
  racket: `Назва ракетки має бути не довшою за ${profileLengths.racket} символів.`,
  preferredCourts: `Назви кортів мають вміститися у ${profileLengths.preferredCourts} символів.`,
  bio: `Розповідь має вміститися в ${profileLengths.bio} символів.`,
  gender: 'Виберіть стать зі списку.',
  birthYear: 'Напишіть рік чотирма цифрами, наприклад 1990.',
}

/** What the form can see by itself, before anything is sent. */
export function aboutMistakes({ firstName, birthYear }: AboutValues, now: Date): AboutErrors {
  const year = birthYear.trim()
  const isYear =
    year === '' || (/^\d{4}$/.test(year) && Number(year) >= birthYears.min && Number(year) <= now.getFullYear())
  return {
    ...(firstName.trim() === '' && { firstName: texts.firstName }),
    ...(!isYear && { birthYear: texts.birthYear }),
  }
}

/** The server's objections, each at its field. */
export const aboutErrorsOf = ({ issues }: ApiError): AboutErrors =>
  Object.fromEntries(
    aboutFields
      .filter((field) => issues.some(({ path }) => path === `body.${field}`))
      .map((field) => [field, texts[field]]),
  )
