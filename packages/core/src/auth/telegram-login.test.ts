import { describe, expect, it } from 'vitest'
import type { RefusalCode } from '../shared/refusal.ts'
import type { TelegramLogin } from './contract.ts'
import { checkString, readTelegramLogin } from './telegram-login.ts'

const now = new Date('2026-11-21T12:00:00Z')
const seconds = now.getTime() / 1000
const good: TelegramLogin = {
  id: 42,
  auth_date: seconds,
  hash: 'ab',
  first_name: 'Олег',
  username: 'oleg',
  telegramId: '42',
}

const refusal = (changes: TelegramLogin): RefusalCode | undefined => {
  try {
    readTelegramLogin({ ...good, ...changes }, now)
  } catch (error) {
    return (error as { code: RefusalCode }).code
  }
}

describe('a login payload', () => {
  it.each(['id', 'auth_date', 'hash'] as const)('without %s is missing data', (field) => {
    expect(refusal({ [field]: undefined })).toBe('TELEGRAM_DATA_MISSING')
    expect(refusal({ [field]: '' })).toBe('TELEGRAM_DATA_MISSING')
    expect(refusal({ [field]: null })).toBe('TELEGRAM_DATA_MISSING')
  })

  it('§5, §9: is good for 86400 seconds and not one more', () => {
    expect(refusal({ auth_date: seconds - 86_400 })).toBeUndefined()
    expect(refusal({ auth_date: seconds - 86_401 })).toBe('TELEGRAM_DATA_OLD')
  })

  it('may be a minute ahead, as clocks differ, and not more', () => {
    expect(refusal({ auth_date: seconds + 60 })).toBeUndefined()
    expect(refusal({ auth_date: seconds + 61 })).toBe('TELEGRAM_DATA_INVALID')
  })

  it('is refused when its telegramId is not the signed id', () => {
    expect(refusal({ telegramId: '43' })).toBe('TELEGRAM_DATA_INVALID')
    expect(refusal({ telegramId: 42 })).toBeUndefined()
  })

  it('is refused when its telegramId is there and empty', () => {
    expect(refusal({ telegramId: '' })).toBe('TELEGRAM_DATA_INVALID')
    expect(refusal({ telegramId: null })).toBeUndefined()
  })

  it.each([
    { last_name: 'Савченко\nusername=admin', username: undefined },
    { first_name: 'Олег\r' },
    { photo_url: 'https://t.me/a.jpg\nusername=admin', username: undefined },
  ])('whose fields could be cut apart in another way is refused: %j', (changes) => {
    expect(refusal(changes as TelegramLogin)).toBe('TELEGRAM_DATA_INVALID')
  })

  it('keeps its hash as it was sent: Telegram writes it in lower case, and nothing else will do', () => {
    expect(readTelegramLogin({ ...good, hash: 'AB' }, now).hash).toBe('AB')
  })

  it.each(['abc', '-1', '1e3', '0', '12345678901234567'])('with the id %s is no Telegram account', (id) => {
    expect(refusal({ id, telegramId: undefined })).toBe('TELEGRAM_DATA_INVALID')
  })

  it.each(['soon', '1.5', 'Infinity'])('dated %s is refused', (auth_date) => {
    expect(refusal({ auth_date })).toBe('TELEGRAM_DATA_INVALID')
  })

  it('is too old before it is wrong in any other way', () => {
    expect(refusal({ auth_date: 1, telegramId: '43' })).toBe('TELEGRAM_DATA_OLD')
  })

  it('takes names from the signed fields, never from ours', () => {
    expect(readTelegramLogin({ ...good, firstName: 'Адмін' }, now)).toMatchObject({ firstName: 'Олег', hash: 'ab' })
  })

  it.each([
    ['\u202eєнаргівєнежад', undefined, 'єнаргівєнежад', ''],
    ['\u0007\u001b[31mОлег', 'Савченко\u2028', '[31m Олег', 'Савченко'],
    ['Oлег\u200b', 'Са\u0301\u0302\u0303вченко', 'Олег', 'Са\u0301\u0302вченко'],
    ['Sашко', 'Smith', 'S ашко', 'Smith'],
    ['\u200b', 'Савченко', 'Савченко', ''],
    ['', '\u3164', 'Гравець', ''],
    ['Олег', '\u2800', 'Олег', ''],
  ])('makes names fit to be read and refuses nobody for them: %j %j', (first_name, last_name, firstName, lastName) => {
    expect(readTelegramLogin({ ...good, first_name, last_name }, now)).toMatchObject({ firstName, lastName })
  })
})

describe('the check string', () => {
  it('is the signed fields in alphabetical order, one a line', () => {
    expect(
      checkString({
        username: 'oleg',
        id: 42,
        auth_date: 1,
        last_name: 'Савченко',
        first_name: 'Олег',
        photo_url: 'u',
      }),
    ).toBe('auth_date=1\nfirst_name=Олег\nid=42\nlast_name=Савченко\nphoto_url=u\nusername=oleg')
  })

  it('leaves out what Telegram did not send and everything that is ours', () => {
    expect(checkString({ ...good, id: 42, auth_date: 1, telegramId: '42' } as never)).toBe(
      'auth_date=1\nfirst_name=Олег\nid=42\nusername=oleg',
    )
  })
})
