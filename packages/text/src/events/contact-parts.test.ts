import { expect, it } from 'vitest'
import { contactParts } from './contact-parts.ts'

const linksIn = (contact: string) => contactParts(contact).flatMap(({ text, href }) => (href ? [[text, href]] : []))

it('a telephone number and a name in Telegram lead there, also among other words', () => {
  expect(linksIn('067 000 00 00')).toEqual([['067 000 00 00', 'tel:+380670000000']])
  expect(linksIn('Лідія, +38 (067) 123-45-67 або @lidiia_gudz.')).toEqual([
    ['+38 (067) 123-45-67', 'tel:+380671234567'],
    ['@lidiia_gudz', 'https://t.me/lidiia_gudz'],
  ])
  expect(linksIn('380671234567, @lidiia_gudz')).toEqual([
    ['380671234567', 'tel:+380671234567'],
    ['@lidiia_gudz', 'https://t.me/lidiia_gudz'],
  ])
})

it('what may be something else leads nowhere, and not a letter is lost', () => {
  for (const contact of [
    'lidiia@gmail.com',
    '21.11.2026, 18:00',
    'Запитайте Лідію',
    '@gud',
    '12345',
    '000 000 00 00',
  ]) {
    expect([contact, linksIn(contact)]).toEqual([contact, []])
  }
  const written = 'Лідія (067 000 00 00) чи @lidiia_gudz, після 18:00'
  expect(
    contactParts(written)
      .map(({ text }) => text)
      .join(''),
  ).toBe(written)
})
