import type { ChangesOf, RatedPlayer } from '@matchbol/core/ratings/contract'
import { useMe } from '../../../lib/session/use-session.ts'
import { RatingTable } from './rating-table.tsx'
import { useOwnRow } from './use-own-row.ts'

interface Props {
  leagueId: number
  categoryId: number | 'none' | undefined
  all: boolean
  rows: readonly RatedPlayer[]
  week: ChangesOf
}

/** The table with the own row in sight, wherever in the whole list it stands. */
export function PinnedRatingTable({ rows, week, ...shown }: Props) {
  const mine = useOwnRow({ rows, ...shown })
  return <RatingTable rows={mine ? [...rows, mine] : rows} week={week} myId={useMe()?.id} />
}
