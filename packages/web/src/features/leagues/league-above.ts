import type { TableRow } from '@matchbol/core/leagues/table/table-shapes'

type Criterion = NonNullable<TableRow['above']>

/** Why a row of the league table stands above the next. */
export const aboveWords: Record<Criterion, string> = {
  points: 'більше очок',
  wins: 'більше перемог',
  'head-to-head': 'особисті зустрічі',
  sets: 'краща частка сетів',
  games: 'краща частка геймів',
  walkovers: 'менше неявок і дискваліфікацій',
  played: 'більше ігор',
  rating: 'вищий рейтинг',
  name: 'за абеткою',
}
