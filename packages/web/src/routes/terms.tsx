import { createFileRoute } from '@tanstack/react-router'
import { ProsePage } from '../features/pages/prose/prose-page.tsx'
import { termsParts } from '../features/pages/terms-parts.tsx'
import { pageHead } from '../lib/address/head.ts'
import { useSite } from '../lib/session/use-site.ts'

export const Route = createFileRoute('/terms')({
  head: ({ matches }) => pageHead(matches, { title: 'Умови користування' }),
  component: TermsPage,
})

function TermsPage() {
  const { siteName } = useSite()
  return (
    <ProsePage
      title="Умови користування"
      subtitle="Про що ми домовляємося, коли ви заходите на сайт."
      lead={`${siteName} — сайт аматорської ліги. Грайте чесно, записуйте те, що було, поважайте суперника. Решта — подробиці, викладені простими словами.`}
      parts={termsParts}
      edition="2026-11-22"
    />
  )
}
