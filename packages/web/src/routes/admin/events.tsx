import { createFileRoute } from '@tanstack/react-router'
import { SectionToCome } from '../../admin/section-to-come.tsx'

export const Route = createFileRoute('/admin/events')({ component: () => <SectionToCome name="events" /> })
