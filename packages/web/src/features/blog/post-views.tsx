import type { Post } from '@matchbol/core/blog/post-shapes'
import { counted } from '@matchbol/text/shared/plural'
import { useEffect, useState } from 'react'
import { useApi } from '../../lib/api/use-api.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useIdle } from '../../ui/use-idle.ts'

/** «1 перегляд» tells an author nothing good. */
const worthTelling = 20

/** How often it was read. The page comes from what is kept of it, so its readers say themselves that they are there; not its author. */
export function PostViews({ post }: { post: Pick<Post, 'id' | 'views' | 'author'> }) {
  const api = useApi()
  const session = useSession()
  const isIdle = useIdle()
  const [views, setViews] = useState(post.views)
  const isReader =
    isIdle && (session.status === 'guest' || (session.status === 'in' && session.user.id !== post.author.id))
  useEffect(() => {
    if (!isReader) return
    api.call('POST /api/v1/blog/posts/{id}/views', { params: { id: post.id } }).then(
      ({ data }) => setViews(data.views),
      () => {}, // nobody is kept from reading by a figure
    )
  }, [api, post.id, isReader])
  if (views < worthTelling) return null
  return <span>{counted(views, ['перегляд', 'перегляди', 'переглядів'])}</span>
}
