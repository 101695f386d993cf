import { DEFAULT_POINTS_RULE } from '@matchbol/core/leagues/default-points'
import { createFileRoute } from '@tanstack/react-router'
import { LeaguePoints } from '../features/leagues/table/league-points.tsx'
import { ClubRulesPage } from '../features/pages/club-rules/page.tsx'
import { pageHead } from '../lib/address/head.ts'

export const Route = createFileRoute('/rules')({
  head: ({ matches }) =>
    pageHead(matches, {
      title: 'Правила клубу',
      description: 'Як грають у лізі: запрошення, строки, рахунок, очки й рейтинг.',
    }),
  component: () => <ClubRulesPage points={<LeaguePoints rule={DEFAULT_POINTS_RULE} />} />,
})
