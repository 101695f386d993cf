import { createFileRoute } from '@tanstack/react-router'
import { EntryPage } from '../../features/faq/entry-page.tsx'
import { loadEntry } from '../../features/faq/load-entry.ts'
import { PageNotFound } from '../../features/shell/page-not-found.tsx'
import { pageHead } from '../../lib/address/head.ts'
import { usePersonalPage } from '../../lib/session/use-personal-page.ts'

export const Route = createFileRoute('/faq/$id')({
  loader: ({ context: { api }, params }) => loadEntry(api, params.id),
  head: ({ matches, loaderData: entry }) => pageHead(matches, { title: entry?.question ?? 'FAQ' }),
  component: () => <EntryPage entry={Route.useLoaderData()} />,
  notFoundComponent: EntryNotFound,
})

/** Also in place of an entry that is not public: an administrator reads it once the page is alive. */
function EntryNotFound() {
  usePersonalPage()
  return <PageNotFound />
}
