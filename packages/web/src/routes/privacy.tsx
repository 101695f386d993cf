import { createFileRoute } from '@tanstack/react-router'
import { privacyParts } from '../features/pages/privacy/parts.tsx'
import { ProsePage } from '../features/pages/prose/prose-page.tsx'
import { pageHead } from '../lib/address/head.ts'
import { useSite } from '../lib/session/use-site.ts'

export const Route = createFileRoute('/privacy')({
  head: ({ matches }) => pageHead(matches, { title: 'Конфіденційність' }),
  component: PrivacyPage,
})

function PrivacyPage() {
  const { siteName } = useSite()
  return (
    <ProsePage
      title="Конфіденційність"
      subtitle="Що сайт знає про вас, хто це бачить і як це прибрати."
      lead={`${siteName} зберігає мало, показує лише потрібне і нікому нічого не передає. Тут описано, що програма сайту справді робить із вашими даними.`}
      parts={privacyParts}
      edition="2026-11-23"
    />
  )
}
