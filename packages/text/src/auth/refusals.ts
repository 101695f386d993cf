import type { authRefusals } from '@matchbol/core/auth/refusals'
import type { RefusalText } from '../shared/refusals.ts'

export const texts = {
  NO_TOKEN: 'Увійдіть, щоб продовжити.',
  INVALID_TOKEN: 'Сеанс недійсний. Увійдіть знову.',
  TOKEN_EXPIRED: 'Сеанс закінчився. Увійдіть знову.',
  TELEGRAM_DATA_MISSING: 'Telegram не передав потрібних даних. Спробуйте увійти ще раз.',
  TELEGRAM_DATA_OLD: 'Дані входу застаріли. Спробуйте увійти ще раз.',
  TELEGRAM_DATA_INVALID: 'Telegram не підтвердив цих даних. Спробуйте увійти ще раз.',
  TELEGRAM_DATA_USED: 'Ці дані входу вже використано. Спробуйте увійти ще раз.',
} satisfies Record<keyof typeof authRefusals, RefusalText>
