import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/leagues/')({ staticData: { section: 'leagues' } })
