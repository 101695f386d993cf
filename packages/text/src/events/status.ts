import type { EventCard, EventStatus, EventType, RegistrationStatus } from '@matchbol/core/events/event-shapes'
import { placesLeft } from '@matchbol/core/events/places'
import { kyivDate } from '@matchbol/core/shared/kyiv-time'
import { clockTime, momentOf } from '../shared/dates.ts'
import { counted, plural } from '../shared/plural.ts'

export const eventTypeText: Record<EventType, string> = {
  TOURNAMENT: 'Турнір',
  MEETUP: 'Зустріч',
  TRAINING: 'Тренування',
  OTHER: 'Подія',
}

/** What an event is, where its title does not begin with that word. */
export function eventKind({ type, title }: Pick<EventCard, 'type' | 'title'>): string | null {
  const kind = eventTypeText[type]
  return title.toLocaleLowerCase('uk').startsWith(kind.toLocaleLowerCase('uk')) ? null : kind
}

export const eventStatusText: Record<EventStatus, string> = {
  DRAFT: 'Чернетка',
  PUBLISHED: 'Опубліковано',
  CANCELLED: 'Скасовано',
}

export const registrationStatusText: Record<RegistrationStatus, string> = {
  REGISTERED: 'Записано',
  WAITING: 'У черзі',
  CANCELLED: 'Запис скасовано',
}

/** «сб, 21 листопада, 18:00–20:00», over days «сб, 21 листопада, 10:00 — нд, 22 листопада, 18:00». */
export function eventTime({ startsAt, endsAt }: Pick<EventCard, 'startsAt' | 'endsAt'>, now: Date): string {
  const begins = momentOf(startsAt, now)
  return kyivDate(startsAt) === kyivDate(endsAt)
    ? `${begins}–${clockTime(endsAt)}`
    : `${begins} — ${momentOf(endsAt, now)}`
}

/** «Безкоштовно», «250 грн», «99,50 грн»; nothing where nobody has said. */
export function priceText(kopiykas: number | null): string | undefined {
  if (kopiykas === null) return undefined
  if (kopiykas === 0) return 'Безкоштовно'
  const [whole, rest] = [Math.floor(kopiykas / 100), kopiykas % 100]
  const hryvnias = whole.toLocaleString('uk-UA')
  return `${rest === 0 ? hryvnias : `${hryvnias},${String(rest).padStart(2, '0')}`}\u00a0грн`
}

/** «Вільно 3 місця з 8», «Місць немає, у черзі 2 людини», «Місць вистачить усім · іде четверо». */
export function placesText(event: Pick<EventCard, 'capacity' | 'registered' | 'waiting'>): string {
  if (event.capacity === null)
    return event.registered === 0 ? 'Місць вистачить усім' : `Місць вистачить усім · іде ${goingText(event.registered)}`
  const left = placesLeft(event)
  if (left > 0 && event.waiting === 0) return `Вільно ${counted(left, places)} з ${event.capacity}`
  return event.waiting === 0 ? 'Місць немає' : `Місць немає, у черзі ${counted(event.waiting, people)}`
}

/** «четверо», and above ten «12 людей», as people say it. */
const goingText = (count: number) => together[count] ?? counted(count, people)
const together: Record<number, string> = {
  ...{ 2: 'двоє', 3: 'троє', 4: 'четверо', 5: 'пʼятеро', 6: 'шестеро' },
  ...{ 7: 'семеро', 8: 'восьмеро', 9: 'девʼятеро', 10: 'десятеро' },
}

/** Of an event that has begun or is cancelled: «Записалося 5 людей». */
export const registeredText = (registered: number) =>
  `${plural(registered, ['Записалася', 'Записалося', 'Записалося'])} ${counted(registered, people)}`

const places = ['місце', 'місця', 'місць'] as const
const people = ['людина', 'людини', 'людей'] as const

/** «У черзі, номер 3». */
export const inLineText = (number: number) => `У черзі, номер ${number}`
