import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy } from 'react'
import { pageHead } from '../../lib/address/head.ts'

/** In the built site the condition is false before anything is bundled, so that not a byte of the gallery gets there. */
const Gallery = import.meta.env.DEV
  ? lazy(() => import('../../features/gallery/gallery.tsx').then((module) => ({ default: module.Gallery })))
  : () => null

export const Route = createFileRoute('/dev/ui')({
  ssr: !import.meta.env.DEV, // what is in sight is alive; a 404 has to be one from the start
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound()
  },
  head: ({ matches }) => pageHead(matches, { title: 'Віджети' }),
  component: Gallery,
})
