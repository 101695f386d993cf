import type { PostStatus } from '@matchbol/core/blog/statuses'

/** Where an article stands on its way to its readers. */
export const postStatusText: Record<PostStatus, string> = {
  DRAFT: 'Чернетка',
  PENDING_REVIEW: 'На перевірці',
  PUBLISHED: 'Опубліковано',
  REJECTED: 'Повернуто',
  HIDDEN: 'Приховано',
}

/** «3 хв читання» */
export const readingTime = (minutes: number) => `${minutes}\u00a0хв читання`
