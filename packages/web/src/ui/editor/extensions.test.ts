import { getSchema } from '@tiptap/core'
import { expect, it } from 'vitest'
import { extensions } from './extensions.ts'
import { mayAutolink } from './may-autolink.ts'

it('what is typed behind a link does not belong to it', () => {
  expect(getSchema(extensions).marks.link?.spec.inclusive).toBe(false)
})

it('an address becomes a link by itself, not with a Ukrainian word grown to its end', () => {
  for (const address of ['tennis.ua', 'https://tennis.ua/корти', 'https://приклад.укр', 'club@tennis.ua'])
    expect(mayAutolink(address), address).toBe(true)
  for (const word of ['https://tennis.uaДописав', 'tennis.uaДописав', '192.168.0.1', 'слово'])
    expect(mayAutolink(word), word).toBe(false)
})
