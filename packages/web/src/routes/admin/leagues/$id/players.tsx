import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/leagues/$id/players')({ staticData: { section: 'players' } })
