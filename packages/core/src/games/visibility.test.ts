import { describe, expect, it } from 'vitest'
import { type GameInFull, gameStatuses } from './game-shapes.ts'
import type { Actor } from './rules.ts'
import { asInCalendar, asSeenBy, asTakenAlong, calendarStatuses, maySee } from './visibility.ts'

const [olena, iryna] = [1, 2]
const player = { photoUrl: null, category: null, points: 1100, ratedGames: 0, rating: null }
const time = '2026-11-21T12:00:00.000Z'
const scoreDetails: GameInFull['scoreDetails'] = { outcome: 'COMPLETED', sets: [{ a: 6, b: 4 }] }
const everything: GameInFull = {
  id: 7,
  version: 4,
  status: 'COMPLETED',
  kind: 'RATED',
  isRecorded: false,
  league: { id: 3, name: 'Ліга' },
  season: { id: 5, name: 'Осінь' },
  format: 'SET1-S:6/TB7',
  a: { id: olena, firstName: 'Олена', lastName: 'Марченко', ...player },
  b: { id: iryna, firstName: 'Ірина', lastName: 'Коваль', ...player },
  message: 'Мій номер 050…',
  slots: [time],
  slotsBy: olena,
  proposedPlace: 'Вдома',
  agreedAt: time,
  place: 'Нивки',
  createdAt: time,
  acceptedAt: time,
  expiresAt: time,
  playBy: time,
  confirmBy: time,
  winnerId: olena,
  score: '6:4',
  scoreDetails,
  submittedBy: olena,
  mayResubmit: true,
  wasResubmitted: true,
  abandonedScore: scoreDetails,
  abandonedBy: olena,
  completedAt: time,
  notes: 'Гарна гра',
  imageUrl: '/img/board.webp',
  log: [{ version: 1, actor: null, move: 'dispute', at: time, details: { reason: 'Було інакше' } }],
  steps: null,
  seasonPoints: { a: 4, b: 1 },
  meetings: { wonByA: 1, wonByB: 0 },
  winnersPlace: 3,
  pictureVersion: 'ab12',
  rematchFrom: time,
}
const insiders: Actor[] = [
  { id: olena, isAdmin: false },
  { id: iryna, isAdmin: false },
  { id: 9, isAdmin: true },
  'commandLine',
]
const others: (Actor | null)[] = [null, { id: 3, isAdmin: false }]

describe('a game', () => {
  it('is known to everybody once it is completed, before and otherwise to its players and administrators', () => {
    for (const status of gameStatuses) {
      const game = { status, inviterId: olena, inviteeId: iryna }
      for (const reader of insiders) expect(maySee(reader, game)).toBe(true)
      for (const reader of others) expect(maySee(reader, game)).toBe(status === 'COMPLETED')
    }
  })

  it('is whole for its players and administrators', () => {
    for (const reader of insiders) expect(asSeenBy(everything, reader)).toEqual(everything)
  })

  it('shows others score, time and place; words, pictures and the way to the result stay between the two', () => {
    for (const reader of others) {
      const seen = asSeenBy(everything, reader)
      expect(seen).toMatchObject({ score: '6:4', scoreDetails, completedAt: time, agreedAt: time, place: 'Нивки' })
      expect(JSON.stringify(seen)).not.toMatch(/050|Вдома|Гарна|img|інакше/)
      expect(seen).toMatchObject({ slots: [], log: [], submittedBy: null, confirmBy: null, wasResubmitted: false })
    }
  })

  it('has the same fields for every reader', () => {
    for (const reader of others) expect(Object.keys(asSeenBy(everything, reader))).toEqual(Object.keys(everything))
    const { log: _log, ...card } = everything
    expect(asSeenBy(card, null)).not.toHaveProperty('log')
  })
})

describe('what a player takes along', () => {
  const notes = [{ text: 'Гарна гра', writerId: iryna }]

  it('has their own words, and not those of the other', () => {
    expect(asTakenAlong(everything, notes, olena)).toMatchObject({
      opponent: { id: iryna, name: 'Ірина Коваль' },
      iInvited: true,
      ownMessage: 'Мій номер 050…',
      ownNotes: null,
      isWon: true,
    })
    expect(asTakenAlong(everything, notes, iryna)).toMatchObject({ ownMessage: null, ownNotes: 'Гарна гра' })
  })

  it('has nothing else of what stays between the two but the proposed times', () => {
    const taken = asTakenAlong(everything, [], iryna)
    expect(taken).toMatchObject({ score: '6:4', slots: [time], place: 'Нивки' })
    expect(JSON.stringify(taken)).not.toMatch(/050|Вдома|Гарна|img|інакше/)
  })
})

describe('what a calendar keeps', () => {
  it('is what everybody reads, and the result only once it stands', () => {
    for (const status of calendarStatuses) {
      const entry = asInCalendar({ ...everything, status }, iryna)
      expect(entry).toMatchObject({ opponent: 'Олена Марченко', place: 'Нивки', league: 'Ліга', isWon: false })
      const isKnown = status === 'COMPLETED'
      expect(entry).toMatchObject({ score: isKnown ? '6:4' : null, playedAt: isKnown ? new Date(time) : null })
      expect(JSON.stringify(entry)).not.toMatch(/050|Вдома|Гарна|img|інакше/)
    }
  })

  it('is nothing of a game without an agreed time', () => {
    expect(asInCalendar({ ...everything, agreedAt: null }, olena)).toBeUndefined()
  })
})
