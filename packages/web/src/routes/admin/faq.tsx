import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/faq')({ staticData: { section: 'faq' } })
