/** First and last name joined; if only one exists, that one; otherwise none. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string | undefined =>
  [firstName, lastName].filter(Boolean).join(' ') || undefined

/** A name as it is searched and compared: lower case, without accents, apostrophes alike, single spaces. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/(?<![иіИІ])\p{Mn}|(?<=[иіИІ])(?![\u0306\u0308])\p{Mn}/gu, '')
    .normalize('NFC')
    .replace(/['’ʼ`]/g, 'ʼ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLocaleLowerCase('uk')
