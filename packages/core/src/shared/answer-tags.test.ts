import { expect, it } from 'vitest'
import { tagsOfAnswer } from './answer-tags.ts'

it('an answer is made from what its contract names by the call, and from whom and what it shows', () => {
  const data = [
    { id: 9, league: { id: 5, name: 'Ліга' }, a: { id: 1, firstName: 'Олена' }, b: { id: 2, firstName: 'Тарас' } },
    { gameId: 8, leagueId: 6 },
    { id: 4, slug: 'podacha', title: 'Подача' },
  ]
  const shown = ['game:9', 'record:1', 'record:2', 'league:5', 'person:1', 'person:2', 'game:8', 'league:6', 'post:4']
  const sorted = (tags: string[]) => tags.sort()
  expect(sorted(tagsOfAnswer([['record:{playerId}', 'games:{leagueId}', 'games']], { leagueId: 5 }, data))).toEqual(
    sorted(['games:5', ...shown]),
  )
  expect(tagsOfAnswer([['record:{playerId}', 'games']], {}, null)).toEqual(['games'])
  expect(sorted(tagsOfAnswer(['standings:*', 'record:*'], {}, data))).toEqual(
    sorted(['standings:5', 'standings:6', ...shown]),
  )
})
