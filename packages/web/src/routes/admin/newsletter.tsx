import { createFileRoute } from '@tanstack/react-router'
import { SectionToCome } from '../../admin/section-to-come.tsx'
import { sections } from '../../admin/sections.ts'
import { pageHead } from '../../lib/head.ts'

export const Route = createFileRoute('/admin/newsletter')({
  head: ({ matches }) => pageHead(matches, { title: sections.newsletter.title, noindex: true }),
  component: () => <SectionToCome name="newsletter" />,
})
