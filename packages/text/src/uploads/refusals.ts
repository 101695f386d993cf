import type { uploadsRefusals } from '@matchbol/core/uploads/refusals'
import { PIXELS_OF_ANY_KIND } from '@matchbol/core/uploads/sent-pictures'
import type { RefusalText } from '../shared/refusals.ts'

export const texts = {
  IMAGE_KIND: 'Це не зображення, яке ми приймаємо. Виберіть фото або знімок екрана.',
  IMAGE_BROKEN: 'Файл пошкоджено: зображення не відкривається. Виберіть інше.',
  IMAGE_TOO_MANY_PIXELS: `Зображення завелике: зменште його до ${PIXELS_OF_ANY_KIND / 1_000_000} мегапікселів.`,
  IMAGE_NOT_YOURS: 'Додати можна лише власне завантажене зображення.',
} satisfies Record<keyof typeof uploadsRefusals, RefusalText>
