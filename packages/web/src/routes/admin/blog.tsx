import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/blog')({ staticData: { section: 'blog' } })
