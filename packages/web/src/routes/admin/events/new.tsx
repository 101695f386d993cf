import { createFileRoute } from '@tanstack/react-router'
import { NewEventPage } from '../../../admin/events/new-event-page.tsx'

export const Route = createFileRoute('/admin/events/new')({
  loader: () => ({ title: 'Нова подія' }),
  component: NewEventPage,
})
