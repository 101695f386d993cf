import { createFileRoute } from '@tanstack/react-router'
import { SectionToCome } from '../../../../../admin/section-to-come.tsx'

export const Route = createFileRoute('/admin/leagues/$id/categories/')({
  component: () => <SectionToCome name="categories" />,
})
