import { describe, expect, it } from 'vitest'
import type { RefusalCode } from '../shared/refusal.ts'
import { type GameStatus, gameStatuses } from './game-shapes.ts'
import { type Actor, can, type GameFacts, type GameMove, isOpen, movesOf, nextStatus, transitions } from './rules.ts'

const inviter: Actor = { id: 1, isAdmin: false }
const invitee: Actor = { id: 2, isAdmin: false }
const stranger: Actor = { id: 3, isAdmin: false }
const admin: Actor = { id: 9, isAdmin: true }
const adminWhoPlays: Actor = { id: 1, isAdmin: true }
const people = { inviter, invitee, stranger, admin, deadline: 'deadline' as Actor }

const game = (changes: Partial<GameFacts> = {}): GameFacts => ({
  status: 'PENDING',
  inviterId: 1,
  inviteeId: 2,
  submittedBy: null,
  slotsBy: 1,
  isRecorded: false,
  abandonedBy: null,
  wasResubmitted: false,
  ...changes,
})
const awaiting = (changes: Partial<GameFacts> = {}) =>
  game({ status: 'PENDING_CONFIRMATION', submittedBy: 1, ...changes })

const refusal = (actor: Actor, move: GameMove, facts: GameFacts): RefusalCode | undefined => {
  try {
    nextStatus(actor, move, facts)
  } catch (error) {
    return (error as { code: RefusalCode }).code
  }
}

describe('the state table', () => {
  const allowed: [GameStatus, keyof typeof people, GameMove, GameStatus][] = [
    ['PENDING', 'invitee', 'accept', 'ACCEPTED'],
    ['PENDING', 'invitee', 'reject', 'REJECTED'],
    ['PENDING', 'inviter', 'cancel', 'CANCELLED'],
    ['PENDING', 'deadline', 'expire', 'EXPIRED'],
    ['ACCEPTED', 'inviter', 'reschedule', 'ACCEPTED'],
    ['ACCEPTED', 'invitee', 'reschedule', 'ACCEPTED'],
    ['ACCEPTED', 'invitee', 'agree', 'ACCEPTED'],
    ['ACCEPTED', 'inviter', 'cancel', 'CANCELLED'],
    ['ACCEPTED', 'invitee', 'cancel', 'CANCELLED'],
    ['ACCEPTED', 'deadline', 'expire', 'EXPIRED'],
    ['ACCEPTED', 'inviter', 'submit', 'PENDING_CONFIRMATION'],
    ['ACCEPTED', 'invitee', 'submit', 'PENDING_CONFIRMATION'],
    ['ACCEPTED', 'inviter', 'abandon', 'ACCEPTED'],
    ['ACCEPTED', 'invitee', 'abandon', 'ACCEPTED'],
    ['ACCEPTED', 'admin', 'decide', 'COMPLETED'],
    ['ACCEPTED', 'admin', 'void', 'CANCELLED'],
    ['PENDING_CONFIRMATION', 'invitee', 'confirm', 'COMPLETED'],
    ['PENDING_CONFIRMATION', 'invitee', 'dispute', 'DISPUTED'],
    ['PENDING_CONFIRMATION', 'inviter', 'withdraw', 'ACCEPTED'],
    ['PENDING_CONFIRMATION', 'deadline', 'autoConfirm', 'COMPLETED'],
    ['PENDING_CONFIRMATION', 'admin', 'decide', 'COMPLETED'],
    ['PENDING_CONFIRMATION', 'admin', 'void', 'CANCELLED'],
    ['DISPUTED', 'inviter', 'resubmit', 'PENDING_CONFIRMATION'],
    ['DISPUTED', 'invitee', 'resubmit', 'PENDING_CONFIRMATION'],
    ['DISPUTED', 'admin', 'decide', 'COMPLETED'],
    ['DISPUTED', 'admin', 'void', 'CANCELLED'],
    ['COMPLETED', 'admin', 'correct', 'COMPLETED'],
    ['COMPLETED', 'admin', 'void', 'CANCELLED'],
  ]
  const facts = (status: GameStatus) =>
    game({ status, submittedBy: status === 'PENDING' || status === 'ACCEPTED' ? null : 1 })

  it.each(allowed)('%s: the %s may %s, which leads to %s', (status, who, move, to) => {
    expect(nextStatus(people[who], move, facts(status))).toBe(to)
  })

  const everything = gameStatuses.flatMap((status) =>
    (Object.keys(people) as (keyof typeof people)[]).flatMap((who) =>
      (Object.keys(transitions) as GameMove[]).map((move) => [status, who, move] as const),
    ),
  )
  const forbidden = everything.filter(
    ([s, w, m]) => !allowed.some(([status, who, move]) => s === status && w === who && m === move),
  )

  it.each(forbidden)('%s: the %s may not %s', (status, who, move) => {
    expect(can(people[who], move, facts(status))).toBe(false)
  })
})

describe('who may move', () => {
  it('the one who submitted cannot confirm', () =>
    expect(refusal(inviter, 'confirm', awaiting())).toBe('NOT_YOUR_MOVE'))

  it('the inviter confirms what the invitee submitted', () => {
    expect(nextStatus(inviter, 'confirm', awaiting({ submittedBy: 2 }))).toBe('COMPLETED')
    expect(refusal(invitee, 'confirm', awaiting({ submittedBy: 2 }))).toBe('NOT_YOUR_MOVE')
  })

  it('nobody confirms for the other side, not even an admin', () => {
    expect(refusal(admin, 'confirm', awaiting())).toBe('NOT_YOUR_MOVE')
    expect(refusal('deadline', 'confirm', awaiting())).toBe('NOT_YOUR_MOVE')
  })

  it('an admin does not decide a game they play in', () => {
    expect(refusal(adminWhoPlays, 'decide', awaiting({ submittedBy: 2 }))).toBe('ADMIN_PLAYS_HERE')
    expect(refusal(adminWhoPlays, 'void', game({ status: 'COMPLETED' }))).toBe('ADMIN_PLAYS_HERE')
  })

  it('a player who is no admin does not decide', () =>
    expect(refusal(stranger, 'decide', awaiting())).toBe('NOT_YOUR_MOVE'))

  it('the command line decides, corrects and voids, and does nothing else', () => {
    for (const status of gameStatuses)
      for (const move of movesOf('commandLine', game({ status, submittedBy: 1, slotsBy: 1 })))
        expect(['decide', 'correct', 'void']).toContain(move)
    expect(nextStatus('commandLine', 'decide', game({ status: 'DISPUTED' }))).toBe('COMPLETED')
    expect(nextStatus('commandLine', 'correct', game({ status: 'COMPLETED' }))).toBe('COMPLETED')
    expect(nextStatus('commandLine', 'void', game({ status: 'COMPLETED' }))).toBe('CANCELLED')
    expect(refusal('commandLine', 'confirm', awaiting())).toBe('NOT_YOUR_MOVE')
  })

  it('a departure takes invitations and agreed games with it, and nothing else', () => {
    for (const status of gameStatuses)
      expect(movesOf('departure', game({ status, submittedBy: 1, slotsBy: 1 }))).toEqual(
        status === 'PENDING' || status === 'ACCEPTED' ? ['cancel'] : [],
      )
    expect(nextStatus('departure', 'cancel', game({ status: 'ACCEPTED' }))).toBe('CANCELLED')
  })

  it('one cannot agree to the times one proposed oneself', () => {
    expect(can(invitee, 'agree', game({ status: 'ACCEPTED', slotsBy: 2 }))).toBe(false)
    expect(can(inviter, 'agree', game({ status: 'ACCEPTED', slotsBy: 2 }))).toBe(true)
  })

  it('the score of a game broken off is disputed by the other player, until they go on from it', () => {
    const broken = game({ status: 'ACCEPTED', abandonedBy: 1 })
    expect(nextStatus(invitee, 'dispute', broken)).toBe('ACCEPTED')
    for (const actor of [inviter, stranger, admin]) expect(refusal(actor, 'dispute', broken)).toBe('NOT_YOUR_MOVE')
    expect(refusal(invitee, 'dispute', { ...broken, abandonedBy: null })).toBe('MOVE_NOT_POSSIBLE')
  })

  it('there is nothing to agree to where no times were proposed', () => {
    expect(can(invitee, 'agree', game({ status: 'ACCEPTED', slotsBy: null }))).toBe(false)
  })
})

describe('a recorded game', () => {
  it('that nobody answers is cancelled when its time is up: nobody is rated for a game they never agreed to', () => {
    expect(nextStatus('deadline', 'autoConfirm', awaiting({ isRecorded: true }))).toBe('CANCELLED')
  })

  it('that its submitter withdraws is cancelled', () => {
    expect(nextStatus(inviter, 'withdraw', awaiting({ isRecorded: true }))).toBe('CANCELLED')
  })
})

describe('a disputed result', () => {
  it('is corrected once', () => {
    expect(refusal(inviter, 'resubmit', game({ status: 'DISPUTED', wasResubmitted: true }))).toBe('CORRECTION_USED')
  })

  it('waits for an admin after that', () => {
    expect(nextStatus(admin, 'decide', game({ status: 'DISPUTED', wasResubmitted: true }))).toBe('COMPLETED')
  })

  it('whose correction is taken back is disputed as before, a recorded one too', () => {
    for (const isRecorded of [false, true])
      expect(nextStatus(inviter, 'withdraw', awaiting({ isRecorded, wasResubmitted: true }))).toBe('DISPUTED')
  })

  it('that was corrected is never completed or dropped by a deadline', () => {
    for (const isRecorded of [false, true])
      expect(can('deadline', 'autoConfirm', awaiting({ isRecorded, wasResubmitted: true }))).toBe(false)
  })
})

describe('a player alone', () => {
  const after = (facts: GameFacts, actor: Actor, move: GameMove): GameFacts => ({
    ...facts,
    status: nextStatus(actor, move, facts),
    ...(move === 'resubmit' && { submittedBy: 2, wasResubmitted: true }),
    ...(move === 'withdraw' && { submittedBy: 1 }),
  })

  it.each([
    ['submitted', awaiting()],
    ['recorded', awaiting({ isRecorded: true })],
    ['corrected', awaiting({ wasResubmitted: true })],
    ['disputed', game({ status: 'DISPUTED', submittedBy: 1 })],
    ['disputed and corrected', game({ status: 'DISPUTED', submittedBy: 1, wasResubmitted: true })],
  ])('ends no game with the other’s %s result, but by saying yes or nothing', (_how, facts) => {
    const known = new Set<string>()
    const ahead = [facts]
    for (let present = ahead.pop(); present; present = ahead.pop()) {
      const key = JSON.stringify(present)
      if (known.has(key)) continue
      known.add(key)
      expect(['PENDING_CONFIRMATION', 'DISPUTED'], key).toContain(present.status)
      for (const actor of [invitee, 'deadline'] as const)
        for (const move of movesOf(actor, present)) {
          const saysYes = move === 'confirm'
          const saysNothing = move === 'autoConfirm' && present.submittedBy === 1
          if (!saysYes && !saysNothing) ahead.push(after(present, actor, move))
        }
    }
  })

  it.each([
    ['with nothing proposed', game({ status: 'ACCEPTED', slotsBy: null })],
    ['with the other’s times on the table', game({ status: 'ACCEPTED', slotsBy: 1 })],
  ])('keeps no score of a game broken off, nor a result from it, that the other cannot dispute: %s', (_how, agreed) => {
    const effects: Partial<Record<GameMove, Partial<GameFacts>>> = {
      abandon: { abandonedBy: 2, slotsBy: null },
      submit: { submittedBy: 2, slotsBy: null },
      withdraw: { submittedBy: null },
      reschedule: { slotsBy: 2 },
      agree: { slotsBy: null, abandonedBy: null },
    }
    const known = new Set<string>()
    const ahead: GameFacts[] = [{ ...agreed, ...effects.abandon }]
    for (let present = ahead.pop(); present; present = ahead.pop()) {
      const key = JSON.stringify(present)
      if (known.has(key) || present.status === 'CANCELLED') continue
      known.add(key)
      expect(can(inviter, 'dispute', present), key).toBe(true)
      for (const move of movesOf(invitee, present))
        ahead.push({ ...present, ...effects[move], status: nextStatus(invitee, move, present) })
    }
    expect(known.size).toBeGreaterThan(2)
  })
})

it('whatever waits has a deadline or an administrator', () => {
  for (const status of gameStatuses.filter(isOpen))
    for (const isRecorded of [false, true])
      for (const wasResubmitted of [false, true]) {
        const facts = game({ status, submittedBy: 1, isRecorded, wasResubmitted })
        const isHelped = movesOf('deadline', facts).length > 0 || can(admin, 'decide', facts)
        expect(isHelped, JSON.stringify(facts)).toBe(true)
      }
})

it('every move of movesOf is possible, and a stranger has none', () => {
  for (const status of gameStatuses) {
    expect(movesOf(stranger, game({ status, submittedBy: 1 }))).toEqual([])
    for (const move of movesOf(invitee, game({ status, submittedBy: 1 })))
      expect(can(invitee, move, game({ status, submittedBy: 1 }))).toBe(true)
  }
})

it('a game is open until it is completed, rejected, cancelled or expired', () => {
  expect(gameStatuses.filter(isOpen)).toEqual(['PENDING', 'ACCEPTED', 'PENDING_CONFIRMATION', 'DISPUTED'])
})
