import type { textsRefusals } from '@matchbol/core/texts/refusals'
import type { RefusalText } from '../shared/refusals.ts'

export const texts = {
  IMAGE_NOT_FETCHED: 'Зображення з іншого сайту не завантажилося. Збережіть його на пристрій і додайте файлом.',
  TOO_MANY_FOREIGN_PICTURES: ({ limit }) =>
    `За один раз можна взяти з інших сайтів ${limit} зображень. Решту додайте файлами.`,
} satisfies Record<keyof typeof textsRefusals, RefusalText>
