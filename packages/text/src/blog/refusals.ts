import type { blogRefusals } from '@matchbol/core/blog/refusals'
import type { RefusalText } from '../shared/refusals.ts'

export const texts = {
  TOO_MANY_UNPUBLISHED: ({ limit }) =>
    `У вас уже ${limit} неопублікованих статей. Спершу опублікуйте або видаліть якусь.`,
  POST_TITLE_NEEDED: 'Дайте статті назву.',
  POST_TEXT_NEEDED: 'У статті ще немає тексту.',
  REVIEW_NOTE_NEEDED: 'Напишіть авторові, чому ви повертаєте або приховуєте статтю.',
  POST_MOVE_NOT_POSSIBLE: 'Стан статті вже змінився, тому зробити це не можна. Оновіть сторінку.',
  NOT_YOUR_POST: 'Це може зробити лише автор або адміністратор.',
} satisfies Record<keyof typeof blogRefusals, RefusalText>
