import { confirmBy, expiresAt, playBy } from '@matchbol/core/games/deadlines'
import {
  type Contender,
  checkChosenSlot,
  checkNotPaused,
  checkPairing,
  checkRematch,
  checkSlots,
  distinctSlots,
  slotsAhead,
} from '@matchbol/core/games/invitation-rules'
import { decideResult, judgeResult, type Result } from '@matchbol/core/games/result-rules'
import { isOpen, isPlayerOf, nextStatus, type PersonActing } from '@matchbol/core/games/rules'
import type { LeagueRules } from '@matchbol/core/leagues/league-shapes'
import { Refusal, type RefusalCode } from '@matchbol/core/shared/refusal'
import { blankGame, type ClubGame, type ClubMove, moveOf, sentOf, type Word } from './words.ts'

const cleared = { slots: [], slotsBy: null, proposedPlace: null }
const bothGoOn = { abandonedBy: null, abandonedAgreedAt: null }

/** A league as the rules of core alone make it: what the server is held against, move by move. */
export class Club {
  now: Date
  readonly rules: LeagueRules
  readonly members = new Map<number, boolean>()
  /** Whom an administrator sent away: they come back by an administrator only. */
  readonly removed = new Set<number>()
  readonly pausedUntil = new Map<number, Date>()
  readonly games: ClubGame[] = []

  constructor(now: Date, rules: LeagueRules) {
    this.now = now
    this.rules = rules
  }

  join({ id, isAdmin }: PersonActing): RefusalCode | undefined {
    if (this.removed.has(id) && !isAdmin) return 'REMOVED_FROM_LEAGUE'
    this.removed.delete(id)
    if (this.members.get(id)) return 'ALREADY_MEMBER'
    this.members.set(id, true)
    return undefined
  }

  leave(id: number, isRemoved: boolean) {
    if (isRemoved) this.removed.add(id)
    this.members.set(id, false)
    for (const game of this.games) {
      if (!isPlayerOf({ id, isAdmin: false }, game) || !['PENDING', 'ACCEPTED'].includes(game.status)) continue
      if (!this.settle(game)) this.write(game, 'CANCELLED')
    }
  }

  invite(me: number, other: number, times: Date[]): ClubGame | RefusalCode {
    return attempt(() => {
      const { opponent } = this.checkPair(me, other, this.now)
      checkNotPaused(opponent, this.now)
      const slots = distinctSlots(times)
      checkSlots(slots, this.now)
      return this.begin(me, other, {
        status: 'PENDING',
        slots,
        slotsBy: slots.length > 0 ? me : null,
        expiresAt: expiresAt(this.now, slots, this.rules),
      })
    })
  }

  record(me: number, other: number, word: Word): ClubGame | RefusalCode {
    return attempt(() => {
      const sent = sentOf(word, me, this.now)
      this.checkPair(me, other, sent.completedAt)
      const players = { inviterId: me, inviteeId: other }
      const neverAgreed = { agreedAt: null, acceptedAt: null, abandonedScore: null }
      const result = judgeResult(sent, { format: this.rules.format, ...players, ...neverAgreed }, this.now)
      return this.begin(me, other, {
        status: 'PENDING_CONFIRMATION',
        isRecorded: true,
        submittedBy: me,
        completedAt: result.completedAt,
        confirmBy: confirmBy(this.now, null, result.details.outcome, this.rules, false),
      })
    })
  }

  /** Makes the move, or says why not; a game whose time has passed is settled either way. */
  move(me: PersonActing, game: ClubGame, move: ClubMove, word: Word): RefusalCode | undefined {
    if (move === 'decide' && !me.isAdmin) return 'FORBIDDEN'
    if (game.status !== 'COMPLETED' && !me.isAdmin && !isPlayerOf(me, game)) return 'NOT_FOUND'
    if (this.settle(game)) return 'DEADLINE_PASSED'
    if (word.version !== undefined && word.version !== game.version) return 'VERSION_CHANGED'
    const made = attempt(() => {
      const status = nextStatus(me, moveOf(move, word, game), game)
      return { status, ...this.effect(me, game, move, word) }
    })
    if (typeof made === 'string') return made
    const { status, ...effect } = made
    Object.assign(game, effect)
    this.write(game, status)
    const isApart = !(this.members.get(game.inviterId) && this.members.get(game.inviteeId))
    if (move === 'withdraw' && status === 'ACCEPTED' && isApart) this.write(game, 'CANCELLED')
    return undefined
  }

  /** What the scheduled jobs do with everything that is due. */
  tick() {
    for (const game of this.games) this.settle(game)
  }

  private effect(me: PersonActing, game: ClubGame, move: ClubMove, word: Word): Partial<ClubGame> {
    const { now, rules } = this
    switch (move) {
      case 'accept': {
        const { slot } = word
        if (slot) checkChosenSlot(game.slots, slot, now)
        const accepted = {
          agreedAt: slot ?? null,
          acceptedAt: now,
          expiresAt: null,
          playBy: playBy(slot ?? now, rules),
        }
        const slots = slotsAhead(game.slots, now)
        return { ...accepted, ...(slot || slots.length === 0 ? cleared : { slots, slotsBy: game.inviterId }) }
      }
      case 'agree': {
        const agreedAt = word.slot ?? now
        checkChosenSlot(game.slots, agreedAt, now)
        return {
          agreedAt,
          playBy: playBy(agreedAt, rules),
          place: game.proposedPlace ?? game.place,
          ...cleared,
          ...bothGoOn,
        }
      }
      case 'reschedule': {
        const slots = distinctSlots(word.slots ?? [])
        checkSlots(slots, now)
        return { slots, slotsBy: me.id, proposedPlace: word.place && word.place !== game.place ? word.place : null }
      }
      case 'cancel':
        if (game.status === 'ACCEPTED' && !word.reason) throw new Refusal('REASON_NEEDED')
        return {}
      case 'submit':
        return this.submitted(me, game, judgeResult(sentOf(word, game.inviterId, now), { ...game, ...rules }, now))
      case 'dispute':
        return { confirmBy: null, abandonedScore: null, agreedAt: game.agreedAt ?? game.abandonedAgreedAt, ...bothGoOn }
      case 'withdraw':
        return { submittedBy: null, completedAt: null, confirmBy: null, ...game.disputed, disputed: null }
      case 'decide':
        return this.decided(game, word)
      default:
        return {}
    }
  }

  private submitted(me: PersonActing, game: ClubGame, { details, completedAt }: Result): Partial<ClubGame> {
    if (details.outcome === 'ABANDONED') {
      const abandonedAgreedAt = game.agreedAt ?? game.abandonedAgreedAt
      return { abandonedScore: details, abandonedBy: me.id, abandonedAgreedAt, agreedAt: null, ...cleared }
    }
    checkRematch(this.playedAt(game.inviterId, game.inviteeId), completedAt, this.rules)
    const wasResubmitted = game.status === 'DISPUTED'
    const { submittedBy } = game
    return {
      submittedBy: me.id,
      wasResubmitted,
      disputed: wasResubmitted ? { submittedBy, completedAt: game.completedAt } : null,
      completedAt,
      ...cleared,
      ...(game.abandonedBy !== me.id && bothGoOn),
      confirmBy: confirmBy(this.now, game.agreedAt, details.outcome, this.rules, wasResubmitted),
    }
  }

  private decided(game: ClubGame, word: Word): Partial<ClubGame> {
    const { now, rules } = this
    if (word.action === 'CONFIRM' && game.submittedBy === null) throw new Refusal('MOVE_NOT_POSSIBLE')
    if (word.action !== 'CORRECT') return { confirmBy: null }
    if (word.outcome === 'ABANDONED') throw new Refusal('VALIDATION')
    const agreedAt = game.agreedAt && game.agreedAt < now ? game.agreedAt : now
    const completedAt = game.completedAt ?? agreedAt
    decideResult(sentOf(word, game.inviterId, now), completedAt, { ...game, ...rules, recordedAt: null }, now)
    return { completedAt, confirmBy: null }
  }

  private checkPair(me: number, other: number, at: Date): { opponent: Contender } {
    if (me === other) throw new Refusal('OPPONENT_IS_SELF')
    const opponent = this.contender(other)
    checkPairing(
      {
        me: this.contender(me),
        opponent,
        isLeagueActive: true,
        hasOpenGame: this.openGame(me, other) !== undefined,
        playedAt: this.playedAt(me, other),
        rules: this.rules,
      },
      at,
    )
    return { opponent: opponent as Contender }
  }

  /** The game that these two have open. */
  openGame(me: number, other: number): ClubGame | undefined {
    return this.between(me, other).find(({ status }) => isOpen(status))
  }

  private playedAt(me: number, other: number): Date[] {
    return this.between(me, other).flatMap(({ status, completedAt }) =>
      status === 'COMPLETED' && completedAt ? [completedAt] : [],
    )
  }

  private between(me: number, other: number): ClubGame[] {
    return this.games.filter(
      (game) => isPlayerOf({ id: me, isAdmin: false }, game) && isPlayerOf({ id: other, isAdmin: false }, game),
    )
  }

  private contender(id: number): Contender | null {
    if (!this.members.get(id)) return null
    const openGames = this.games.filter(
      (game) => isOpen(game.status) && isPlayerOf({ id, isAdmin: false }, game),
    ).length
    return { id, categoryId: null, pausedUntil: this.pausedUntil.get(id) ?? null, openGames }
  }

  private begin(inviterId: number, inviteeId: number, begun: Pick<ClubGame, 'status'> & Partial<ClubGame>): ClubGame {
    const game = { ...blankGame, inviterId, inviteeId, ...begun }
    this.games.push(game)
    return game
  }

  private settle(game: ClubGame): boolean {
    const deadlines = { PENDING: game.expiresAt, ACCEPTED: game.playBy, PENDING_CONFIRMATION: game.confirmBy }
    const deadline = deadlines[game.status as keyof typeof deadlines]
    if (!deadline || deadline > this.now) return false
    this.write(game, nextStatus('deadline', game.status === 'PENDING_CONFIRMATION' ? 'autoConfirm' : 'expire', game))
    return true
  }

  private write(game: ClubGame, status: ClubGame['status']) {
    game.status = status
    game.version++
  }
}

function attempt<T>(work: () => T): T | RefusalCode {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}
