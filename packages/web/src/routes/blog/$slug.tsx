import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { PostPage } from '../../features/blog/post-page.tsx'
import { PageNotFound } from '../../features/shell/page-not-found.tsx'
import { pageHead } from '../../lib/address/head.ts'
import { orNotFound } from '../../lib/api/or-not-found.ts'
import { usePersonalPage } from '../../lib/session/use-personal-page.ts'

const isSlug = /^[a-z0-9-]{1,120}$/

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ context: { api }, params: { slug } }) => {
    if (!isSlug.test(slug)) throw notFound()
    const { data: post } = await orNotFound(api.call('GET /api/v1/blog/posts/{slug}', { params: { slug } }))
    if (post.slug !== slug)
      throw redirect({ to: '/blog/$slug', params: { slug: post.slug }, replace: true, statusCode: 301 })
    return post
  },
  head: ({ matches, loaderData: post }) => pageHead(matches, { title: post ? post.title || 'Без назви' : 'Стаття' }),
  component: PostPage,
  notFoundComponent: PostNotFound,
})

/** Also in place of an article that is not public: who may see it all the same reads it once the page is alive. */
function PostNotFound() {
  usePersonalPage()
  return <PageNotFound />
}
