import { describe, expect, it } from 'vitest'
import type { RefusalCode } from '../shared/refusal.ts'
import { REVIEWED_POSTS } from './limits.ts'
import {
  mayMovePost,
  maySeePost,
  moveTo,
  needsReview,
  nextPostStatus,
  type PostMove,
  seesInsidePost,
  transitions,
} from './rules.ts'
import { type PostStatus, postStatuses } from './statuses.ts'

const people = {
  author: { id: 1, isAdmin: false },
  stranger: { id: 2, isAdmin: false },
  admin: { id: 9, isAdmin: true },
}
type Who = keyof typeof people
type Trust = 'reviewed' | 'trusted'

const allowed: [PostStatus, Trust | 'either', Who, PostMove, PostStatus | 'DELETED'][] = [
  ['DRAFT', 'either', 'author', 'edit', 'DRAFT'],
  ['DRAFT', 'reviewed', 'author', 'publish', 'PENDING_REVIEW'],
  ['DRAFT', 'trusted', 'author', 'publish', 'PUBLISHED'],
  ['DRAFT', 'either', 'author', 'delete', 'DELETED'],
  ['PENDING_REVIEW', 'either', 'author', 'edit', 'PENDING_REVIEW'],
  ['PENDING_REVIEW', 'either', 'author', 'withdraw', 'DRAFT'],
  ['PENDING_REVIEW', 'either', 'author', 'delete', 'DELETED'],
  ['PENDING_REVIEW', 'either', 'admin', 'edit', 'PENDING_REVIEW'],
  ['PENDING_REVIEW', 'either', 'admin', 'publish', 'PUBLISHED'],
  ['PENDING_REVIEW', 'either', 'admin', 'reject', 'REJECTED'],
  ['PENDING_REVIEW', 'either', 'admin', 'delete', 'DELETED'],
  ['REJECTED', 'either', 'author', 'edit', 'REJECTED'],
  ['REJECTED', 'either', 'author', 'publish', 'PENDING_REVIEW'],
  ['REJECTED', 'either', 'author', 'delete', 'DELETED'],
  ['REJECTED', 'either', 'admin', 'delete', 'DELETED'],
  ['PUBLISHED', 'reviewed', 'author', 'edit', 'PENDING_REVIEW'],
  ['PUBLISHED', 'trusted', 'author', 'edit', 'PUBLISHED'],
  ['PUBLISHED', 'either', 'author', 'hide', 'HIDDEN'],
  ['PUBLISHED', 'either', 'author', 'delete', 'DELETED'],
  ['PUBLISHED', 'either', 'admin', 'edit', 'PUBLISHED'],
  ['PUBLISHED', 'either', 'admin', 'hide', 'HIDDEN'],
  ['PUBLISHED', 'either', 'admin', 'delete', 'DELETED'],
  ['HIDDEN', 'either', 'author', 'edit', 'HIDDEN'],
  ['HIDDEN', 'reviewed', 'author', 'publish', 'PENDING_REVIEW'],
  ['HIDDEN', 'trusted', 'author', 'publish', 'PUBLISHED'],
  ['HIDDEN', 'either', 'author', 'delete', 'DELETED'],
  ['HIDDEN', 'either', 'admin', 'publish', 'PUBLISHED'],
  ['HIDDEN', 'either', 'admin', 'delete', 'DELETED'],
]

const facts = (status: PostStatus, trust: Trust) => ({ status, authorId: 1, isReviewed: trust === 'reviewed' })
const trusts = (trust: Trust | 'either'): Trust[] => (trust === 'either' ? ['reviewed', 'trusted'] : [trust])

describe('the state table', () => {
  it.each(allowed)('%s, %s: the %s may %s, which leads to %s', (status, trust, who, move, to) => {
    for (const one of trusts(trust)) expect(nextPostStatus(people[who], move, facts(status, one))).toBe(to)
  })

  it('nobody may do anything else', () => {
    const moves = Object.keys(transitions) as PostMove[]
    const possible = postStatuses.flatMap((status) =>
      (['reviewed', 'trusted'] as const).flatMap((trust) =>
        (Object.keys(people) as Who[]).flatMap((who) =>
          moves.flatMap((move) =>
            mayMovePost(people[who], move, facts(status, trust)) ? [[status, trust, who, move].join()] : [],
          ),
        ),
      ),
    )
    const listed = allowed.flatMap(([status, trust, who, move]) =>
      trusts(trust).map((one) => [status, one, who, move].join()),
    )
    expect(possible.sort()).toEqual(listed.sort())
  })

  it.each<[Who, PostMove, PostStatus, RefusalCode]>([
    ['stranger', 'edit', 'PUBLISHED', 'NOT_YOUR_POST'],
    ['author', 'reject', 'PENDING_REVIEW', 'NOT_YOUR_POST'],
    ['admin', 'edit', 'DRAFT', 'NOT_YOUR_POST'],
    ['author', 'withdraw', 'PUBLISHED', 'POST_MOVE_NOT_POSSIBLE'],
    ['admin', 'reject', 'PUBLISHED', 'POST_MOVE_NOT_POSSIBLE'],
  ])('the %s who wants to %s what is %s is told %s', (who, move, status, code) =>
    expect(() => nextPostStatus(people[who], move, facts(status, 'reviewed'))).toThrow(
      expect.objectContaining({ code }),
    ),
  )

  it('an administrator does not review what they wrote', () =>
    expect(mayMovePost({ id: 1, isAdmin: true }, 'publish', facts('PENDING_REVIEW', 'trusted'))).toBe(false))

  it('to ask for a status is to ask for the move that leads there', () =>
    expect(moveTo).toEqual({
      ...{ DRAFT: 'withdraw', PENDING_REVIEW: 'publish', PUBLISHED: 'publish', REJECTED: 'reject', HIDDEN: 'hide' },
    }))
})

describe('the review', () => {
  const author = { isAuthorAdmin: false, isHeld: false }
  it('is for the first two articles of an author', () => {
    expect([0, 1, 2, 3].map((publications) => needsReview({ ...author, publications }))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(REVIEWED_POSTS).toBe(2)
  })
  it('is for one that an administrator has hidden, whoever wrote it', () =>
    expect(needsReview({ ...author, publications: 5, isHeld: true })).toBe(true))
  it('is not for administrators', () =>
    expect(needsReview({ ...author, publications: 0, isAuthorAdmin: true })).toBe(false))
})

describe('who sees an article', () => {
  const readers = [null, people.stranger, people.author, people.admin]
  it('everybody one that is published, its author and administrators any', () => {
    for (const status of postStatuses)
      expect(readers.map((reader) => maySeePost(reader, { status, authorId: 1 }))).toEqual(
        status === 'PUBLISHED' ? [true, true, true, true] : [false, false, true, true],
      )
  })
  it('what stays between author and administrators is theirs, of a published one too', () =>
    expect(readers.map((reader) => seesInsidePost(reader, { authorId: 1 }))).toEqual([false, false, true, true]))
})
