/** The same keys in both layouts, row by row; the shifted marks stand for the same letters. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.\\`" + '{}:"<>|~'
const UKRAINIAN = 'йцукенгшщзхїфівапролджєячсмитьбюґʼ' + 'хїжєбюґʼ'

const otherKeys = new Map([...UKRAINIAN].map((letter, index) => [letter, LATIN[index] ?? letter]))
for (const [index, key] of [...LATIN].entries()) otherKeys.set(key, UKRAINIAN[index] ?? key)

/** What the same keys write in the other of the two layouts, in lower case: `rjdfkmxer` is «ковальчук», and the other way round. */
export const inOtherLayout = (typed: string): string =>
  [...typed.toLowerCase()].map((letter) => otherKeys.get(letter) ?? letter).join('')
