import { describe, expect, it } from 'vitest'
import { lost, unplayed, won } from '../../test/games.ts'
import { playerStats } from './player-stats.ts'

const now = new Date('2026-11-21T10:00:00Z')
const on = (at: string) => ({ at: new Date(at) })

it('who has not played has twelve empty months and nothing else', () => {
  const { months, records, ...stats } = playerStats([], now)
  expect(stats).toEqual({ form: '', streak: null, bestWin: null, rivals: [] })
  expect(records).toEqual({
    longestWinningStreak: 0,
    decidingSets: { played: 0, won: 0 },
    tiebreaks: { played: 0, won: 0 },
  })
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ month: '2025-12', won: 0, lost: 0 })
})

it('wins and losses stand in the months of Kyiv; those of a year ago and more do not', () => {
  const { months } = playerStats(
    [
      won('6:4 6:4', on('2025-11-30T21:59:59Z')),
      won('6:4 6:4', on('2025-11-30T22:00:00Z')),
      lost('4:6 4:6', on('2026-10-31T21:59:59Z')),
      won('6:4 6:4', on('2026-10-31T22:00:00Z')),
      unplayed(false, on('2026-11-05T12:00:00Z')),
    ],
    now,
  )
  expect(months.filter((month) => month.won + month.lost > 0)).toEqual([
    { month: '2025-12', won: 1, lost: 0 },
    { month: '2026-10', won: 0, lost: 1 },
    { month: '2026-11', won: 1, lost: 1 },
  ])
})

it('the form is the last ten, the newest last; a double default is neither a win nor a loss', () => {
  const games = [...Array.from({ length: 9 }, () => won('6:4 6:4')), lost('4:6 4:6'), unplayed(null), unplayed(true)]
  expect(playerStats(games, now)).toMatchObject({
    form: 'WWWWWWWWLW',
    streak: { kind: 'W', length: 1 },
    records: { longestWinningStreak: 9 },
  })
})

describe('the best win', () => {
  it('is over the strongest opponent, and of equals the newest', () => {
    const games = [
      won('6:4 6:4', { id: 1, opponentRating: 1500 }),
      won('6:4 6:4', { id: 2, opponentRating: 1500 }),
      won('6:4 6:4', { id: 3, opponentRating: 1400 }),
      lost('4:6 4:6', { id: 4, opponentRating: 1900 }),
    ]
    expect(playerStats(games, now).bestWin).toEqual({ gameId: 2, opponentRating: 1500 })
  })

  it('is never a walkover or a friendly game: those moved no rating', () =>
    expect(playerStats([unplayed(true), won('6:4 6:4', { opponentRating: null })], now).bestWin).toBeNull())
})

it('rivals are those met most often, and of equals those met last; five at most', () => {
  const meeting = (opponentId: number, day: number) =>
    won('6:4 6:4', { opponentId, ...on(`2026-11-${String(day).padStart(2, '0')}T12:00:00Z`) })
  const games = [
    ...[2, 3, 4, 5, 6, 7].map((opponentId, index) => meeting(opponentId, index + 1)),
    lost('4:6 4:6', { opponentId: 2, ...on('2026-11-20T12:00:00Z') }),
  ]
  const { rivals } = playerStats(games, now)
  expect(rivals.map(({ opponentId }) => opponentId)).toEqual([2, 7, 6, 5, 4])
  expect(rivals[0]).toEqual({ opponentId: 2, played: 2, won: 1, lost: 1, lastAt: new Date('2026-11-20T12:00:00Z') })
})
