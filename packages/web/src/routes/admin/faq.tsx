import { createFileRoute } from '@tanstack/react-router'
import { SectionToCome } from '../../admin/section-to-come.tsx'
import { sections } from '../../admin/sections.ts'
import { pageHead } from '../../lib/head.ts'

export const Route = createFileRoute('/admin/faq')({
  head: ({ matches }) => pageHead(matches, { title: sections.faq.title, noindex: true }),
  component: () => <SectionToCome name="faq" />,
})
