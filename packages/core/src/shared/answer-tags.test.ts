import { expect, it } from 'vitest'
import { tagsOfAnswer } from './answer-tags.ts'

it('an answer is made from what its contract names by the call, and from whom and what it shows', () => {
  const data = [
    { id: 9, league: { id: 5, name: 'Ліга' }, a: { id: 1, firstName: 'Олена' }, b: { id: 2, firstName: 'Тарас' } },
    { gameId: 8, leagueId: 6 },
    { id: 4, slug: 'podacha', title: 'Подача' },
    { id: 3, title: 'Кубок', startsAt: '2026-11-21T10:00:00.000Z' },
  ]
  const people = ['record:1', 'record:2', 'person:1', 'person:2']
  const shown = [...people, 'game:9', 'league:5', 'game:8', 'league:6', 'post:4', 'event:3']
  const sorted = (tags: string[]) => tags.sort()
  expect(sorted(tagsOfAnswer([['record:{playerId}', 'games:{leagueId}', 'games']], { leagueId: 5 }, data))).toEqual(
    sorted(['games:5', ...shown]),
  )
  expect(tagsOfAnswer([['record:{playerId}', 'games']], {}, null)).toEqual(['games'])
  expect(tagsOfAnswer(['posts', 'search?{q}'], { q: 'подача' }, null)).toEqual(['posts', 'search'])
  expect(tagsOfAnswer(['posts', 'search?{q}'], { tag: 'подача' }, null)).toEqual(['posts'])
  expect(sorted(tagsOfAnswer(['standings:*', 'record:*'], {}, data))).toEqual(
    sorted(['standings:5', 'standings:6', ...shown]),
  )
})

it('an answer that shows no place is not made from the tables of the leagues that it shows', () => {
  const league = { id: 5, name: 'Ліга' }
  expect(tagsOfAnswer(['standings:* by place'], {}, { league, place: null })).toEqual(['league:5'])
  expect(tagsOfAnswer(['standings:* by place'], {}, { league, place: 1 })).toEqual(['standings:5', 'league:5'])
})
