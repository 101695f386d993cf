import { describe, expect, it } from 'vitest'
import { GRACE_SECONDS, IDLE_DAYS, isLive, judgeRefresh, MOST_DAYS, type SessionFacts } from './session-rules.ts'

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
    expect(isLive(session(), new Date(days(IDLE_DAYS).getTime() - 1))).toBe(true)
    expect(isLive(session(), days(IDLE_DAYS))).toBe(false)
  })

  it('ends 180 days after signing in, however often it was refreshed', () => {
    expect(isLive(session({ refreshedAt: days(MOST_DAYS - 1) }), days(MOST_DAYS))).toBe(false)
  })

  it('is over once it was ended', () => expect(isLive(session({ endedAt: start }), after(1))).toBe(false))
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

  it('of a session that is over stays over', () =>
    expect(judgeRefresh(session({ endedAt: start }), 5, after(1))).toBe('end'))
})
