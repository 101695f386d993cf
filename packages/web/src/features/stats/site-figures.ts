import { figure } from '@matchbol/text/shared/figures'
import { plural } from '@matchbol/text/shared/plural'
import type { Reply } from '../../lib/api/api.ts'

type Counts = Pick<Reply<'GET /api/v1/stats/summary'>, 'players' | 'games' | 'leagues'>

/** The figures of the whole site, each with its word in the right form. */
export const siteFigures = ({ players, games, leagues }: Counts) => [
  { value: figure(players), word: plural(players, ['гравець', 'гравці', 'гравців']) },
  { value: figure(games), word: plural(games, ['зіграна гра', 'зіграні гри', 'зіграних ігор']) },
  { value: figure(leagues), word: plural(leagues, ['ліга', 'ліги', 'ліг']) },
]
