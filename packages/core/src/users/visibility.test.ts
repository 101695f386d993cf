import { describe, expect, it } from 'vitest'
import type { Account } from './user-shapes.ts'
import { fieldsFor, maySeeContact, type Relation, viewOf } from './visibility.ts'

const olena: Account = {
  id: 7,
  version: 1,
  firstName: 'Олена',
  lastName: 'Марченко',
  photoUrl: null,
  city: 'Київ',
  hand: 'LEFT',
  role: 'PLAYER',
  username: 'olena',
  bio: 'Граю з дитинства',
  preferredCourts: 'Нивки',
  racket: 'Wilson',
  backhand: 'TWO',
  pausedUntil: null,
  gender: 'WOMEN',
  birthYear: 1990,
  telegramId: '5512',
  status: 'ACTIVE',
  showContact: 'OPPONENTS',
  hideFromSearch: false,
  notifications: { invitations: true, results: true, reminders: true, news: true },
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: null,
}

describe('who sees what of a person', () => {
  it.each([
    ['anyone', ['id', 'firstName', 'lastName', 'photoUrl', 'city', 'hand', 'hideFromSearch']],
    ['player', ['bio', 'preferredCourts', 'racket', 'backhand', 'pausedUntil']],
    ['contact', ['username']],
  ] as const)('for %s: %j', (audience, fields) => {
    expect(fieldsFor(audience)).toEqual(fields)
    expect(Object.keys(viewOf(olena, 'opponent'))).toEqual(expect.arrayContaining([...fields]))
  })

  it.each(['anyone', 'player', 'opponent'] as const)(
    '%s never sees the Telegram id or the year of birth',
    (relation) => {
      const seen = viewOf(olena, relation)
      expect(seen).not.toHaveProperty('telegramId')
      expect(seen).not.toHaveProperty('birthYear')
      expect(seen).not.toHaveProperty('notifications')
    },
  )

  it.each(['self', 'admin'] as const)('%s sees the whole account', (relation) => {
    expect(viewOf(olena, relation)).toMatchObject(olena)
  })

  it.each([
    ['ALL', 'anyone', false],
    ['ALL', 'player', true],
    ['ALL', 'opponent', true],
    ['OPPONENTS', 'anyone', false],
    ['OPPONENTS', 'player', false],
    ['OPPONENTS', 'opponent', true],
    ['NOBODY', 'player', false],
    ['NOBODY', 'opponent', false],
    ['NOBODY', 'admin', true],
    ['NOBODY', 'self', true],
  ] as const)(
    'a handle shown to %s, and the chat it opens: %s sees it: %s',
    (showContact, relation: Relation, seen) => {
      expect(maySeeContact({ showContact }, relation)).toBe(seen)
      const view = viewOf({ ...olena, showContact }, relation)
      expect(['username' in view, 'contact' in view]).toEqual([seen, seen])
    },
  )
})
