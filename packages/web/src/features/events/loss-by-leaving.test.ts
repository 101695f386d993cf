import { describe, expect, it } from 'vitest'
import { lossByLeaving } from './loss-by-leaving.ts'

const place = { at: '2026-11-20T10:00:00Z', movedUpAt: null }
const registered = { ...place, status: 'REGISTERED', number: null } as const
const event = { capacity: 8, registered: 8, waiting: 0, registration: registered }

describe('who wants to leave an event', () => {
  it('reads which place in the line would be lost, and that the way back is to its end', () => {
    const registration = { ...place, status: 'WAITING', number: 2 } as const
    expect(lossByLeaving({ ...event, waiting: 4, registration })).toBe(
      'Ви втратите 2-ге місце в черзі. Повернутися можна, але в кінець.',
    )
  })
  it('reads that the place goes at once to the first who waits', () => {
    expect(lossByLeaving({ ...event, waiting: 1 })).toMatch(/одразу отримає перший у черзі/)
  })
  it('reads of a full event that the next to come takes the place', () => {
    expect(lossByLeaving(event)).toMatch(/отримає перший, хто запишеться/)
  })
  it('may come back as long as there are places', () => {
    expect(lossByLeaving({ ...event, registered: 5 })).toMatch(/поки є вільні місця/)
    expect(lossByLeaving({ ...event, capacity: null })).toMatch(/поки подія не почалася/)
  })
})
