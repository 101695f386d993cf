export const postStatuses = ['DRAFT', 'PENDING_REVIEW', 'PUBLISHED', 'REJECTED', 'HIDDEN'] as const
export type PostStatus = (typeof postStatuses)[number]

/** By which administrators list articles: drafts are their authors’ own. */
export const reviewStatuses = ['PENDING_REVIEW', 'REJECTED', 'HIDDEN', 'PUBLISHED'] as const satisfies PostStatus[]
export type ReviewStatus = (typeof reviewStatuses)[number]
