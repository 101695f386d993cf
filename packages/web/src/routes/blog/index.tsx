import { createFileRoute } from '@tanstack/react-router'
import { BlogPage, type BlogSearch, loadBlog } from '../../features/blog/list-page.tsx'
import { pageHead } from '../../lib/address/head.ts'
import { pageParam, textParam } from '../../lib/address/search-params.ts'
import { listRoute } from '../../lib/list/list-route.ts'

const { validateSearch, loaderDeps } = listRoute<BlogSearch>({ tag: textParam, q: textParam, page: pageParam })

export const Route = createFileRoute('/blog/')({
  validateSearch,
  loaderDeps,
  loader: ({ context: { api }, deps }) => loadBlog(api, deps),
  head: ({ matches, match }) => pageHead(matches, { title: match.search.tag ? `Блог: ${match.search.tag}` : 'Блог' }),
  component: BlogPage,
})
