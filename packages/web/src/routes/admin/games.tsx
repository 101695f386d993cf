import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/games')({ staticData: { section: 'games' } })
