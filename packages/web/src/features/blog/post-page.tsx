import type { Post } from '@matchbol/core/blog/post-shapes'
import { readingTime } from '@matchbol/text/blog/status'
import { dayOf } from '@matchbol/text/shared/dates'
import { fullName, initials } from '@matchbol/text/shared/names'
import { Link, useLoaderData, useMatch, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useNow } from '../../lib/browser/use-now.ts'
import { GuestInvitation } from '../../lib/session/guest-invitation.tsx'
import { useMe } from '../../lib/session/use-session.ts'
import { ShareButton } from '../../lib/share/share-button.tsx'
import { Neighbours } from '../../ui/data/neighbours.tsx'
import { Avatar } from '../../ui/picture/avatar.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { TitleBand } from '../../ui/title-band.tsx'
import { PostCards } from './post-card.tsx'
import styles from './post-page.module.css'
import { PostViews } from './post-views.tsx'

// Most readers only read.
const PostDesk = lazy(() => import('./post-desk.tsx').then((module) => ({ default: module.PostDesk })))

/** An article; to its author and administrators with where it stands and what they may do, before it is public too. */
export function PostPage() {
  const post = useLoaderData({ from: '/blog/$slug' })
  const isInside = useInside(post)
  const beside = [post.older?.slug, post.newer?.slug]
  const related = post.related.filter(({ slug }) => !beside.includes(slug))
  return (
    <>
      <TitleBand
        title={post.title || 'Без назви'}
        subtitle={<Byline post={post} />}
        crumbs={[
          <Link key="blog" to="/blog">
            Блог
          </Link>,
        ]}
        here="Стаття"
      />
      <div className="wrap lift">
        {isInside && (
          <Suspense>
            <PostDesk post={post} />
          </Suspense>
        )}
        <article className={`board ${styles.sheet}`}>
          {post.coverImage && (
            <div className={styles.cover}>
              <Picture src={post.coverImage} alt="" sizes="(min-width: 1120px) 1008px, 100vw" />
            </div>
          )}
          <Prose html={post.html} />
          {post.tags.length > 0 && (
            <nav className={styles.tags} aria-label="Теми статті">
              {post.tags.map((tag) => (
                <Link key={tag} to="/blog" search={{ tag }} className="chip">
                  {tag}
                </Link>
              ))}
            </nav>
          )}
          <Link to="/player/$id" params={{ id: String(post.author.id) }} className={styles.author}>
            <Avatar id={post.author.id} initials={initials(post.author)} photoUrl={post.author.photoUrl} size="lg" />
            <span>
              <b>{fullName(post.author)}</b>
              <small>Пише про теніс тут, у клубі. Ігри й рейтинг — на сторінці гравця.</small>
            </span>
          </Link>
          {post.published && (
            <div className="mt-6">
              <ShareButton kind="post" id={post.slug} version={post.pictureVersion ?? undefined} title={post.title} />
            </div>
          )}
        </article>
        <div className="mt-6 in-data-signed-in:hidden">
          <GuestInvitation here="Це блог аматорських тенісних ліг." />
        </div>
        <Neighbours
          label="Сусідні статті"
          previous={post.older}
          next={post.newer}
          words={['Попередня', 'Наступна']}
          link={({ slug, title }, look, over) => (
            <Link to="/blog/$slug" params={{ slug }} {...look}>
              {over}
              {title}
            </Link>
          )}
        />
        {related.length > 0 && (
          <section className="board mt-6" aria-labelledby="more">
            <div className="board-head">
              <h2 id="more">Читайте далі</h2>
            </div>
            <PostCards posts={related} label="Читайте далі" heading="h3" />
          </section>
        )}
      </div>
    </>
  )
}

function Byline({ post }: { post: Post }) {
  const now = useNow()
  return (
    <span className={styles.byline}>
      <Link to="/player/$id" params={{ id: String(post.author.id) }}>
        {fullName(post.author)}
      </Link>
      {post.publishedAt && <time dateTime={post.publishedAt}>{dayOf(post.publishedAt, now)}</time>}
      <span>{readingTime(post.readingMinutes)}</span>
      {post.published && <PostViews key={post.id} post={post} />}
    </span>
  )
}

/**
 * Whether the reader wrote it or reviews it. The server draws the page for a guest: these two read it anew by themselves, and nobody
 * else has to.
 */
function useInside(post: Post): boolean {
  const router = useRouter()
  const me = useMe()
  const id = useMatch({ from: '/blog/$slug', select: (match) => match.id })
  const isTheirs = me !== null && (me.id === post.author.id || me.role === 'ADMIN')
  const isRead = post.body !== null
  useEffect(() => {
    if (isTheirs && !isRead) void router.invalidate({ filter: (match) => match.id === id })
  }, [router, id, isTheirs, isRead])
  return isTheirs && isRead
}
