import { Refusal, type RefusalCode } from '@matchbol/core/shared/refusal'
import { describe, expect, it } from 'vitest'
import { refusals } from '../../apps/domains.ts'
import { failureFor } from './errors.ts'

const statusOf: Record<string, number> = {
  VALIDATION: 400,
  NO_TOKEN: 401,
  INVALID_TOKEN: 401,
  TOKEN_EXPIRED: 401,
  INVALID_TELEGRAM_DATA: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  TIMEOUT: 408,
  RULE: 422,
  RATE_LIMIT: 429,
  UNAVAILABLE: 503,
}
const codes = Object.keys(refusals) as RefusalCode[]

describe('every refusal', () => {
  it.each(codes)('%s has the status of its kind, a message and the request id', (code) => {
    const { status, body } = failureFor(new Refusal(code), 'an id', refusals)
    expect(status).toBe(statusOf[String(body.errorType)])
    expect(body).toMatchObject({
      success: false,
      message: expect.stringMatching(/^[A-Z].{4,}[^.]$/),
      code,
      requestId: 'an id',
    })
  })

  it('says whether a refresh would help, where a token is in question', () => {
    const asked = codes.filter(
      (code) => refusals[code]?.shouldRefresh !== undefined && refusals[code]?.errorType.endsWith('TOKEN'),
    )
    expect(asked.sort()).toEqual(['INVALID_TOKEN', 'NO_TOKEN'])
    expect(codes.filter((code) => refusals[code]?.shouldRefresh)).toEqual(['TOKEN_EXPIRED'])
  })

  it.each([
    ['NO_TOKEN', 'User not authenticated'],
    ['TELEGRAM_DATA_MISSING', 'Missing required Telegram auth data'],
    ['TELEGRAM_DATA_OLD', 'Telegram auth data is too old'],
    ['TELEGRAM_DATA_INVALID', 'Invalid Telegram auth data'],
    ['TELEGRAM_DATA_USED', 'Telegram auth data was already used'],
  ] as const)('%s says "%s" to the letter', (code, message) => expect(refusals[code]?.message).toBe(message))

  it('never sounds to the browser like an expired session when it is none', () => {
    const sounding = codes.filter((code) =>
      /jwt|token expired|unauthorized|invalid token/i.test(String(refusals[code]?.message)),
    )
    expect(sounding.sort()).toEqual(['INVALID_TOKEN', 'TOKEN_EXPIRED'])
  })

  it('carries what a sentence about it needs', () => {
    const refusal = new Refusal('SCORE_IMPOSSIBLE', { set: 2, fault: 'TIEBREAK' })
    expect(failureFor(refusal, '', refusals).body).toMatchObject({ details: { set: 2, fault: 'TIEBREAK' } })
    expect(failureFor(new Refusal('VERSION_CHANGED', {}, { version: 4 }), '').body).toMatchObject({
      data: { version: 4 },
    })
    expect(failureFor(new Refusal('RATE_LIMIT', { limit: 7 }), '').headers).toEqual({ 'retry-after': '7' })
  })
})

describe('the database is away', () => {
  const failed = (code: string) => Object.assign(new Error('it failed'), { code })

  it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300', '53100'])('at %s', (code) => {
    expect(failureFor(failed(code), '')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  })

  it('when its connection ended in the middle', () =>
    expect(failureFor(new Error('Connection terminated unexpectedly'), '').status).toBe(503))

  it.each(['23505', '42601', '22P02', 'ENOENT'])('but not at %s, which is our mistake', (code) => {
    expect(failureFor(failed(code), '').status).toBe(500)
  })
})

it('whatever else is thrown is a defect', () => {
  for (const thrown of [new Error('oops'), 'text', undefined, null, { status: 200 }])
    expect(failureFor(thrown, 'an id').body).toEqual({
      success: false,
      errorType: 'INTERNAL',
      message: 'Internal error',
      requestId: 'an id',
    })
})
