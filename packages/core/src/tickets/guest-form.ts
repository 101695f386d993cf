import { HOUR, SECOND } from '../shared/durations.ts'
import { Refusal } from '../shared/refusal.ts'
import { LEAST_FORM_SECONDS, MOST_FORM_HOURS, MOST_GUEST_LINKS } from './limits.ts'

interface Written {
  subject: string
  body: string
  contact?: string | null | undefined
  /** Stays empty: people do not see it. */
  website?: string | undefined
}

/**
 * What keeps programs that write everywhere from writing to the club: people hardly ever meet with it, and are told what to do.
 * @param openedFor milliseconds since the form was opened; none where its seal is not ours
 * @throws Refusal FORM_NOT_BY_HAND, CONTACT_NEEDED, CONTACT_UNCLEAR, TOO_MANY_LINKS, FORM_OUTDATED, FORM_TOO_FAST
 */
export function refuseProgram({ subject, body, contact, website }: Written, openedFor: number | undefined) {
  if (website) throw new Refusal('FORM_NOT_BY_HAND')
  if (!contact) throw new Refusal('CONTACT_NEEDED')
  if (!isContact(contact)) throw new Refusal('CONTACT_UNCLEAR')
  if (linksIn(`${subject} ${body}`) > MOST_GUEST_LINKS) throw new Refusal('TOO_MANY_LINKS', { limit: MOST_GUEST_LINKS })
  if (openedFor === undefined || openedFor > MOST_FORM_HOURS * HOUR) throw new Refusal('FORM_OUTDATED')
  if (openedFor < LEAST_FORM_SECONDS * SECOND) throw new Refusal('FORM_TOO_FAST', { limit: LEAST_FORM_SECONDS })
}

/** An e-mail address, a name or address in Telegram, or a telephone number: something that one can write or call to. */
export const isContact = (text: string): boolean =>
  /^\S+@\S+\.\S+$/.test(text) ||
  /^(?:https?:\/\/)?t\.me\/\+?\w{3,}$/i.test(text) ||
  /^@\w{4,}$/.test(text) ||
  (/^[+\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length >= 9)

/** Top-level domains in Cyrillic that there are: behind any other word a full stop is but one without its space. */
const cyrillicEnds = 'бг|бел|ею|қаз|мкд|мон|рф|срб|укр|дети|католик|ком|москва|онлайн|орг|рус|сайт'

/**
 * `//` and what follows it, whatever stands before; a bare host, as programs make a link of it, but no e-mail address (64 characters at
 * most before its @) and no path.
 */
const links = new RegExp(
  String.raw`//(?=[\p{L}\p{N}[])|(?<![\p{L}\p{N}@._/-])(?:[\p{L}\p{N}_-]+\.)+(?:[a-z]{2,}|xn--[a-z\d-]+|${cyrillicEnds})(?![\p{L}\p{N}_.+-]{0,64}@|[\p{L}\p{N}_])`,
  'giu',
)

/** How many addresses of the web a text names, with and without their beginning. */
export const linksIn = (text: string): number => asBrowsersRead(text).match(links)?.length ?? 0

/** Look-alikes as what they stand for in an address, and a sentence that begins behind a full stop («вхід.Сайт») apart from it. */
const asBrowsersRead = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('。', '.')
    .replace(/(?<=\.)(?=[А-ЯҐЄІЇ][а-яґєії]{3})/gu, ' ')
