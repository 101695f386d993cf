import { DEFAULT_POINTS_RULE } from '@matchbol/core/leagues/default-points'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { LeaguePoints } from '../../features/leagues/table/league-points.tsx'
import { ClubRulesPage } from '../../features/pages/club-rules/page.tsx'
import { RULES_ENTRY } from '../../features/pages/faq-entries.ts'
import { pageHead } from '../../lib/address/head.ts'

export const Route = createFileRoute('/faq/$id')({
  loader: ({ params }) => {
    if (params.id !== RULES_ENTRY) throw notFound()
  },
  head: ({ matches }) =>
    pageHead(matches, {
      title: 'Правила клубу',
      description: 'Як грають у лізі: запрошення, строки, рахунок, очки й рейтинг.',
    }),
  component: RulesEntryPage,
})

function RulesEntryPage() {
  const crumbs = [
    <Link key="faq" to="/faq">
      FAQ
    </Link>,
  ]
  return <ClubRulesPage crumbs={crumbs} points={<LeaguePoints rule={DEFAULT_POINTS_RULE} />} />
}
