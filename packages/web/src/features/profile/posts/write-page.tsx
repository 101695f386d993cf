import type { Post } from '@matchbol/core/blog/post-shapes'
import { Link, useLoaderData, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '../../../lib/session/use-session.ts'
import { EditedNote, PostStatusBadge, ReviewNote } from '../../blog/post-desk.tsx'
import { PostMoves } from '../../blog/post-moves.tsx'
import { PostForm } from './post-form.tsx'

/** An own article being written. What is typed is the form’s; where it stands is read anew after each saving. */
export function WritePage() {
  const post = useLoaderData({ from: '/profile/blog/$id' })
  return <Writing key={post.id} post={post} />
}

function Writing({ post }: { post: Post }) {
  const me = useMe()
  const navigate = useNavigate()
  /** What the form began with; taking over what another tab has saved begins anew. */
  const [opened, setOpened] = useState({ post, times: 0 })
  if (!me) return null
  return (
    <>
      <div>
        <Link to="/profile/blog" className="link">
          <ArrowLeft size={18} aria-hidden="true" /> Мої статті
        </Link>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-3xl">Редагування статті</h1>
          <PostStatusBadge status={post.status} />
        </div>
      </div>
      <ReviewNote post={post} />
      <EditedNote post={post} />
      <PostForm
        key={opened.times}
        opened={opened.post}
        present={post}
        onTakeOver={(post) => setOpened({ post, times: opened.times + 1 })}
      >
        {({ version, isSaved, onRefused }) =>
          isSaved ? (
            <PostMoves
              post={{ ...post, version }}
              me={me}
              onDeleted={() => navigate({ to: '/profile/blog' })}
              onRefused={onRefused}
            />
          ) : null
        }
      </PostForm>
    </>
  )
}
