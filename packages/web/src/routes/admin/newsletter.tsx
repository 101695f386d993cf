import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/newsletter')({ staticData: { section: 'newsletter' } })
