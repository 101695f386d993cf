import { createFileRoute } from '@tanstack/react-router'
import { SectionToCome } from '../../admin/section-to-come.tsx'
import { sections } from '../../admin/sections.ts'
import { pageHead } from '../../lib/head.ts'

export const Route = createFileRoute('/admin/donations')({
  head: ({ matches }) => pageHead(matches, { title: sections.donations.title, noindex: true }),
  component: () => <SectionToCome name="donations" />,
})
