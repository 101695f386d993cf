import { describe, expect, it } from 'vitest'
import { GRACE_SECONDS, IDLE_DAYS, judgeRefresh, MOST_DAYS, type SessionFacts, sessionState } from './session-rules.ts'

const start = new Date('2026-11-01T10:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const days = (n: number) => after(n * 86_400)
const session = (changes: Partial<SessionFacts> = {}): SessionFacts => ({
  generation: 5,
  successorUsedAt: null,
  startedAt: start,
  refreshedAt: start,
  endedAt: null,
  ...changes,
})

describe('a session', () => {
  it('lives until thirty days after its last refresh', () => {
    expect(sessionState(session(), new Date(days(IDLE_DAYS).getTime() - 1))).toBe('live')
    expect(sessionState(session(), days(IDLE_DAYS))).toBe('lapsed')
  })

  it('lapses 180 days after signing in, however often it was refreshed', () => {
    expect(sessionState(session({ refreshedAt: days(MOST_DAYS - 1) }), days(MOST_DAYS))).toBe('lapsed')
  })

  it('is ended once somebody ended it, also when it would have lapsed since', () => {
    expect(sessionState(session({ endedAt: start }), after(1))).toBe('ended')
    expect(sessionState(session({ endedAt: start }), days(IDLE_DAYS))).toBe('ended')
  })
})

describe('a refresh', () => {
  it('with the newest token moves to the next generation', () => {
    expect(judgeRefresh(session(), 5, after(60))).toBe('advance')
  })

  it('with the token just replaced gets the same successor while nobody has used that one', () => {
    expect(judgeRefresh(session(), 4, after(86_400))).toBe('repeat')
  })

  it('with the token just replaced gets the same successor for 30 s after its first use', () => {
    const used = session({ successorUsedAt: start })
    expect(judgeRefresh(used, 4, after(GRACE_SECONDS))).toBe('repeat')
    expect(judgeRefresh(used, 4, after(GRACE_SECONDS + 0.001))).toBe('end')
  })

  it.each([3, 1, 6])(
    'with a token of generation %i, older than the one replaced or never issued, ends the session',
    (generation) => {
      expect(judgeRefresh(session(), generation, after(1))).toBe('end')
    },
  )

  it('of a session that is over, ended or lapsed, is refused and changes nothing', () => {
    expect(judgeRefresh(session({ endedAt: start }), 5, after(1))).toBe('refuse')
    expect(judgeRefresh(session(), 5, days(IDLE_DAYS))).toBe('refuse')
  })
})
