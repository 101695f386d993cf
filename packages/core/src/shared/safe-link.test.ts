import { expect, it } from 'vitest'
import { isSafeLink } from './safe-link.ts'

it.each([
  'https://uk.wikipedia.org/wiki/Теніс?a=@b#c',
  'http://x.ua:81',
  'HTTPS://x.ua',
  'mailto:a@x.ua',
  '/rules',
  '#a',
  '/',
])('a text may link to %s', (address) => expect(isSafeLink(address)).toBe(true))

it.each([
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:x',
    ' javascript:x',
    'java\nscript:x',
    'data:text/html,x',
    'vbscript:x',
    'file:///x',
    'blob:x',
  ],
  ...[
    '//x.ua',
    '/\\x.ua',
    '\\\\x.ua',
    'https:x.ua',
    'https:///x.ua',
    'https://a@x.ua',
    'https://a:b@x.ua',
    'https://x.ua/"x',
  ],
  ...[
    'https://x.ua/\u202e',
    'mailto:a@x.ua?cc=b@x.ua',
    'mailto:',
    'rules',
    '',
    'ftp://x.ua',
    'tel:1',
    '\u0001javascript:x',
  ],
])('a text may not link to %j', (address) => expect(isSafeLink(address)).toBe(false))
