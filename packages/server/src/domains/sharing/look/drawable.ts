import { hasLetterOrDigit } from '@matchbol/core/shared/characters'

/** What Onest has of Cyrillic and Latin; `fonts.test.ts` holds it against the files. */
const drawn =
  ' -~\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b4\u00b6-\u017f\u0181\u0186-\u018a\u018e-\u0194\u0196-\u0199' +
  '\u019d\u01a0\u01a1\u01a4\u01a5\u01ac\u01ad\u01af\u01b0\u01b2-\u01b4\u01b7\u01cd-\u01dd\u01e6\u01e7\u01f0' +
  '\u01f8\u01f9\u0218-\u021b\u0237\u0244\u0245\u024c\u024d\u0253\u0254\u0256\u0257\u0259\u025b\u0260\u0263' +
  '\u0268\u0269\u0272\u0289\u028b\u028c\u0292\u0294\u02b7\u02bb\u02bc\u02c6\u02c7\u02da\u02dc\u02dd\u0300\u0301' +
  '\u0303\u0304\u0308\u0309\u0323\u0329\u0401-\u040c\u040e-\u044f\u0451-\u045c\u045e\u045f\u0490\u0491' +
  '\u04b0\u04b1\u1e04\u1e05\u1e0c\u1e0d\u1e24\u1e25\u1e32-\u1e3b\u1e3e\u1e3f\u1e42-\u1e47\u1e56\u1e57' +
  '\u1e5a-\u1e5d\u1e62\u1e63\u1e6c\u1e6d\u1e80-\u1e85\u1e90-\u1e93\u1e9e\u1ef2-\u1ef9\u2009\u2013\u2014' +
  '\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044\u20ac\u20b4\u20b8\u20ba\u20bc\u20bd\u2116\u2122' +
  '\u2191\u2193\u2212\ua78b\ua78c'
const lacking = new RegExp(`[^${drawn}]`, 'gu')

/** Without what no font of ours draws: other alphabets, signs that are pictures, and what only shapes other signs. */
export const drawable = (words: string): string =>
  words
    .normalize('NFC')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/(?![\u00a0\u2009])\s/g, ' ')
    .replace(lacking, '')
    .replace(/ +/g, ' ')
    .trim()

/** The same of a title or a name; the kind of what it stands for where no letter and no digit of it is left. */
export function drawableOr(kind: string, words: string): string {
  const left = drawable(words)
  return hasLetterOrDigit(left) ? left : kind
}

/** What is known, with dots between. */
export const listed = (...facts: readonly (string | null | undefined | false)[]): string =>
  facts
    .map((fact) => fact && drawable(fact))
    .filter(Boolean)
    .join(' · ')
