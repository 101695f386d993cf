import type { PostCard } from '@matchbol/core/blog/post-shapes'
import { readingTime } from '@matchbol/text/blog/status'
import { dayOf } from '@matchbol/text/shared/dates'
import { fullName } from '@matchbol/text/shared/names'
import { Link } from '@tanstack/react-router'
import { useNow } from '../../lib/browser/use-now.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './post-cards.module.css'

const SIZES = '(min-width: 1024px) 360px, (min-width: 640px) 50vw, 100vw'

interface Props {
  posts: readonly PostCard[]
  label: string
  /** Of their titles: below the heading that they stand under. */
  heading?: 'h2' | 'h3'
}

export const PostCards = ({ posts, label, heading = 'h2' }: Props) => (
  <ul className={styles.cards} aria-label={label}>
    {posts.map((post) => (
      <PostCardItem key={post.id} post={post} Heading={heading} />
    ))}
  </ul>
)

/** The whole card leads to the article; its title is what is read out. */
function PostCardItem({ post, Heading }: { post: PostCard; Heading: 'h2' | 'h3' }) {
  const now = useNow()
  return (
    <li className={styles.card}>
      {post.coverImage ? (
        <div className={styles.cover}>
          <Picture src={post.coverImage} alt="" sizes={SIZES} />
        </div>
      ) : (
        <div className={`${styles.cover} ${styles.noCover} on-court`} aria-hidden="true" />
      )}
      <div className={styles.words}>
        {post.tags[0] && <p className={styles.tag}>{post.tags[0]}</p>}
        <Heading className={styles.title}>
          <Link to="/blog/$slug" params={{ slug: post.slug }}>
            {post.title}
          </Link>
        </Heading>
        <p className={styles.excerpt}>{post.excerpt}</p>
        <p className={styles.meta}>
          {fullName(post.author)}
          {post.publishedAt && ` · ${dayOf(post.publishedAt, now)}`} · {readingTime(post.readingMinutes)}
        </p>
      </div>
    </li>
  )
}
