import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/leagues/$id/categories/$categoryId')({
  staticData: { section: 'category' },
})
