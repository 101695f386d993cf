import { describe, expect, it } from 'vitest'
import type { RefusalCode } from '../shared/refusal.ts'
import { isContact, linksIn, refuseProgram } from './guest-form.ts'
import { LEAST_FORM_SECONDS, MOST_FORM_HOURS, ticketLengths } from './limits.ts'

const MINUTE = 60_000
const sent = { subject: 'Вхід', body: 'Кнопки немає.', contact: 'olena@example.com', website: '' }

describe('the form of a guest', () => {
  it('is taken from somebody who writes', () => expect(() => refuseProgram(sent, MINUTE)).not.toThrow())

  const links = 'https://a.example www.b.example http://c.example https://d.example'
  it.each<[string, Partial<typeof sent>, number | undefined, RefusalCode]>([
    ['who fills in what nobody sees', { website: 'https://a.example' }, MINUTE, 'FORM_NOT_BY_HAND'],
    ['who leaves no contact', { contact: '' }, MINUTE, 'CONTACT_NEEDED'],
    ['whose contact leads nowhere', { contact: 'напишіть мені' }, MINUTE, 'CONTACT_UNCLEAR'],
    ['who has many links', { body: links }, MINUTE, 'TOO_MANY_LINKS'],
    ['who brings no seal of ours', {}, undefined, 'FORM_OUTDATED'],
    ['whose form is of yesterday', {}, MOST_FORM_HOURS * 60 * MINUTE + 1, 'FORM_OUTDATED'],
    ['who is faster than anybody writes', {}, LEAST_FORM_SECONDS * 1000 - 1, 'FORM_TOO_FAST'],
  ])('is not taken from somebody %s', (_, fields, openedFor, code) =>
    expect(() => refuseProgram({ ...sent, ...fields }, openedFor)).toThrow(expect.objectContaining({ code })),
  )

  it.each(['olena@example.com', '@olena', 't.me/olena_m', 'https://t.me/+380671234567', '+38 (067) 123-45-67'])(
    '%s is a contact',
    (contact) => expect(isContact(contact)).toBe(true),
  )
  it.each(['олена', '12345', '@', 'olena @ example', 'https://example.com'])('%s is none', (contact) =>
    expect(isContact(contact)).toBe(false),
  )

  it.each<[number, string]>([
    [2, 'https://www.a.example, www.b.example і пошта olena@www.example'],
    [5, 'viagra.example/1 casino.example/2 spam.com/a [a](//spam.com) t.me/spam'],
    [3, 'https://a.example/x.html?y=1,b.example;C.EXAMPLE'],
    [2, 'https://user@a.example спам.укр'],
    [6, 'a。com １２．com／1 ／／a.example а.рф, Спам.Казино.РФ і гра.онлайн'],
    [2, 'a\u00ad.com b.c\u200bom'],
    [0, 'Цікава гра.Вона не йде.Сайт мовчить.так о.рфв'],
    [0, 'Не працює.Потім так, о 18.30, 6:4 і 7:6(5), в.о. голови. Пошта olena.koval@club.example // дякую...'],
  ])('counts a link once, however it is written: %i in «%s»', (count, text) => expect(linksIn(text)).toBe(count))

  it('counts links of the longest text at once', () => {
    const longest = ['aa.', 'a', 'a@', '//', 'a.b-', '㏇'].map(
      (part) => `${part.repeat(ticketLengths.message / part.length)}@`,
    )
    for (const text of longest) expect(linksIn(text)).toBeLessThan(ticketLengths.message)
  })
})
