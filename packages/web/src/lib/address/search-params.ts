import type { PlainDate } from '@matchbol/core/shared/plain-date'

/**
 * Readers of query parameters as the router hands them over: text, or a number where it looked like one. A route names all
 * it knows, also those not given: what `validateSearch` leaves out keeps its raw value.
 */

const mostInteger = 2_147_483_647

/** The id of a row, in the one spelling that it has; anything else counts as not given. */
export function idParam(value: unknown): number | undefined {
  const id = wholeNumber(value)
  return id !== undefined && id <= mostInteger ? id : undefined
}

/**
 * The page of a list; the first one is the address without the parameter. A number that no list reaches is a page all the same:
 * one that is not there.
 */
export function pageParam(value: unknown): number | undefined {
  const page = wholeNumber(value)
  return page === 1 ? undefined : page
}

function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^[1-9]\d*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 ? number : undefined
}

export function textParam(value: unknown, most = 80): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  return String(value).trim().slice(0, most) || undefined
}

/** A day of the calendar, `2026-11-21`, also as a form without scripts sends it: `21.11.2026`. */
export function dayParam(value: unknown): PlainDate | undefined {
  const text = typeof value === 'string' ? value.replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, '$3-$2-$1') : ''
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined
}

/** A switch that is on. */
export const flagParam = (value: unknown): true | undefined =>
  value === true || value === 'true' || value === 'on' || value === 1 || value === '1' ? true : undefined
