import { createFileRoute } from '@tanstack/react-router'
import { NewLeaguePage } from '../../../admin/leagues/new-league-page.tsx'

export const Route = createFileRoute('/admin/leagues/new')({
  loader: () => ({ title: 'Нова ліга' }),
  component: NewLeaguePage,
})
