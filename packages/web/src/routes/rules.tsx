import { RULES_ENTRY } from '@matchbol/core/faq/limits'
import { createFileRoute } from '@tanstack/react-router'
import { EntryPage } from '../features/faq/entry-page.tsx'
import { loadEntry } from '../features/faq/load-entry.ts'
import { pageHead } from '../lib/address/head.ts'

export const Route = createFileRoute('/rules')({
  loader: ({ context: { api } }) => loadEntry(api, String(RULES_ENTRY)),
  head: ({ matches, loaderData: entry }) => pageHead(matches, { title: entry?.question ?? 'Правила клубу' }),
  component: () => <EntryPage entry={Route.useLoaderData()} />,
})
