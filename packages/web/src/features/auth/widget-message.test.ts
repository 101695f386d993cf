import { expect, it } from 'vitest'
import { payloadIn } from './widget-message.ts'

const frame = {} as Window
const payload = { id: 7, first_name: 'Олег', auth_date: 1, hash: 'f' }
const message = {
  origin: 'https://oauth.telegram.org',
  source: frame,
  data: JSON.stringify({ event: 'auth_user', auth_data: payload }),
}

it('§1: a person signs in by what the widget of this page sends', () => {
  expect(payloadIn(message, frame)).toEqual(payload)
})

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another frame of Telegram', { source: {} as Window }],
  ['an event that is no sign-in', { data: '{"event":"resize","height":40}' }],
  ['no JSON', { data: 'ready' }],
  ['no text', { data: { event: 'auth_user', auth_data: payload } }],
])('nothing is taken from %s', (_whom, other) => {
  expect(payloadIn({ ...message, ...other }, frame)).toBeUndefined()
})

it('nothing is taken before the widget has a frame', () => {
  expect(payloadIn({ ...message, source: null }, undefined)).toBeUndefined()
})
