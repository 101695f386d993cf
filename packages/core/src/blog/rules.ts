import { stateMachine, type Transition } from '../shared/state-machine.ts'
import { REVIEWED_POSTS } from './limits.ts'
import type { PostStatus } from './statuses.ts'

/** Who a move belongs to. `admin` is an administrator who has not written the article. */
type Mover = 'author' | 'admin'

/** Only while an administrator looks at what this author wants to be public, or only once nobody has to. */
type Condition = 'reviewed' | 'trusted'

/** The part of an article that decides what may happen to it. */
export interface PostFacts {
  status: PostStatus
  authorId: number
  /** Whether an administrator looks at it before it is public: `isReviewed`. */
  isReviewed: boolean
}

export interface PostActor {
  id: number
  isAdmin: boolean
}

/** What decides whether an article needs a review. */
interface ReviewFacts {
  /** How many articles of the author have been public and were not taken back by an administrator. */
  publications: number
  isAuthorAdmin: boolean
  /** An administrator has hidden this one. */
  isHeld: boolean
}

/** The first articles of an author are reviewed, and one that an administrator has hidden; administrators are trusted. */
export const needsReview = ({ publications, isAuthorAdmin, isHeld }: ReviewFacts): boolean =>
  !isAuthorAdmin && (isHeld || publications < REVIEWED_POSTS)

/** The state machine: for each move, the statuses it leads from, the one it leads to, and whose move it is. */
export const transitions = {
  edit: [
    { from: 'DRAFT', to: 'DRAFT', by: 'author' },
    { from: 'PENDING_REVIEW', to: 'PENDING_REVIEW', by: 'author' },
    { from: 'REJECTED', to: 'REJECTED', by: 'author' },
    { from: 'HIDDEN', to: 'HIDDEN', by: 'author' },
    { from: 'PUBLISHED', to: 'PUBLISHED', by: 'author', when: 'trusted' },
    // what nobody has looked at is not public
    { from: 'PUBLISHED', to: 'PENDING_REVIEW', by: 'author', when: 'reviewed' },
    { from: 'PENDING_REVIEW', to: 'PENDING_REVIEW', by: 'admin' },
    { from: 'PUBLISHED', to: 'PUBLISHED', by: 'admin' },
  ],
  publish: [
    { from: 'DRAFT', to: 'PUBLISHED', by: 'author', when: 'trusted' },
    { from: 'DRAFT', to: 'PENDING_REVIEW', by: 'author', when: 'reviewed' },
    { from: 'HIDDEN', to: 'PUBLISHED', by: 'author', when: 'trusted' },
    { from: 'HIDDEN', to: 'PENDING_REVIEW', by: 'author', when: 'reviewed' },
    // who returned it looks at it again
    { from: 'REJECTED', to: 'PENDING_REVIEW', by: 'author' },
    { from: 'PENDING_REVIEW', to: 'PUBLISHED', by: 'admin' },
    { from: 'HIDDEN', to: 'PUBLISHED', by: 'admin' },
  ],
  withdraw: [{ from: 'PENDING_REVIEW', to: 'DRAFT', by: 'author' }],
  reject: [{ from: 'PENDING_REVIEW', to: 'REJECTED', by: 'admin' }],
  hide: [
    { from: 'PUBLISHED', to: 'HIDDEN', by: 'author' },
    { from: 'PUBLISHED', to: 'HIDDEN', by: 'admin' },
  ],
  delete: [
    { from: 'DRAFT', to: 'DELETED', by: 'author' },
    { from: 'PENDING_REVIEW', to: 'DELETED', by: 'author' },
    { from: 'REJECTED', to: 'DELETED', by: 'author' },
    { from: 'PUBLISHED', to: 'DELETED', by: 'author' },
    { from: 'HIDDEN', to: 'DELETED', by: 'author' },
    { from: 'PENDING_REVIEW', to: 'DELETED', by: 'admin' },
    { from: 'REJECTED', to: 'DELETED', by: 'admin' },
    { from: 'PUBLISHED', to: 'DELETED', by: 'admin' },
    { from: 'HIDDEN', to: 'DELETED', by: 'admin' },
  ],
} as const satisfies Record<string, readonly Transition<PostStatus | 'DELETED', Mover, Condition>[]>
export type PostMove = keyof typeof transitions

/** The move that asking for a status means. */
export const moveTo = {
  DRAFT: 'withdraw',
  PENDING_REVIEW: 'publish',
  PUBLISHED: 'publish',
  REJECTED: 'reject',
  HIDDEN: 'hide',
} as const satisfies Record<PostStatus, PostMove>

const machine = stateMachine(transitions, {
  holds: (when: Condition, post: PostFacts) => (when === 'reviewed') === post.isReviewed,
  isMover: (by: Mover, actor: PostActor, post) => by === moverOf(actor, post),
  refusal: (lack) => (lack === 'mover' ? 'NOT_YOUR_POST' : 'POST_MOVE_NOT_POSSIBLE'),
})

/**
 * The status that the move leads to. Guards the write.
 * @throws Refusal POST_MOVE_NOT_POSSIBLE in this state, NOT_YOUR_POST
 */
export const nextPostStatus = machine.next

/** Whether the move is the actor's to make now. Draws the button. */
export const mayMovePost = machine.can

/** Who may know of an article: everybody of a published one, of any other its author and administrators. */
export const maySeePost = (reader: PostActor | null, post: Pick<PostFacts, 'status' | 'authorId'>): boolean =>
  post.status === 'PUBLISHED' || seesInsidePost(reader, post)

/** Who may read what stays between author and administrators: Markdown, notes of a review. */
export const seesInsidePost = (reader: PostActor | null, post: Pick<PostFacts, 'authorId'>): boolean =>
  reader !== null && (reader.isAdmin || reader.id === post.authorId)

/** Whether typing alone saves it: what others see, or are looking at, changes only when its author says so. */
export const isSavedWhileTyping = (status: PostStatus): boolean =>
  status === 'DRAFT' || status === 'REJECTED' || status === 'HIDDEN'

function moverOf(actor: PostActor, { authorId }: PostFacts): Mover | undefined {
  if (actor.id === authorId) return 'author'
  return actor.isAdmin ? 'admin' : undefined
}
