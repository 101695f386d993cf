import { createFileRoute } from '@tanstack/react-router'
import { ProsePage } from '../features/pages/prose/prose-page.tsx'
import { supportParts } from '../features/pages/support-parts.tsx'
import { pageHead } from '../lib/address/head.ts'
import { useSite } from '../lib/session/use-site.ts'
import { buttonLook } from '../ui/button.tsx'

export const Route = createFileRoute('/support')({
  head: ({ matches }) => pageHead(matches, { title: 'Підтримка' }),
  component: SupportPage,
})

function SupportPage() {
  const { telegramBot } = useSite()
  return (
    <ProsePage
      title="Підтримка"
      subtitle="Щось пішло не так? Найчастіше це лагодиться за хвилину."
      lead="Більшість прикрощів можна виправити самостійно, решту вирішує адміністратор клубу: йому можна написати."
      parts={supportParts(telegramBot)}
      edition="2026-11-22"
      action={
        <a href="#write" {...buttonLook({ color: 'neutral', className: 'mt-4' })}>
          Написати клубу
        </a>
      }
    />
  )
}
