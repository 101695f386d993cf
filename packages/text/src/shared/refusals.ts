import type { RefusalDetails } from '@matchbol/core/shared/refusal'
import type { generalRefusals } from '@matchbol/core/shared/refusals'
import { counted } from './plural.ts'

/** In seconds, as waiting is told. */
const [MINUTE, HOUR] = [60, 3600]

/** The sentence of a refusal, for the person who tried. From when it becomes possible is added to any. */
export type RefusalText = string | ((details: RefusalDetails) => string)

export const texts = {
  VALIDATION: 'Перевірте введене: не всі поля заповнено правильно.',
  NOT_FOUND: 'Такого запису немає, або його вже видалено.',
  FORBIDDEN: 'У вас немає прав на цю дію.',
  TOO_LARGE: 'Завеликий обсяг даних.',
  BODY_TOO_SLOW: 'Дані надходили надто довго. Перевірте звʼязок і спробуйте ще раз.',
  RATE_LIMIT: ({ limit = MINUTE }) =>
    limit <= MINUTE
      ? 'Забагато спроб. Зачекайте хвилину й спробуйте знову.'
      : `Забагато спроб за день. Спробуйте знову за ${counted(Math.ceil(limit / HOUR), ['годину', 'години', 'годин'])}.`,
  UNAVAILABLE: 'Сервер зараз зайнятий. Спробуйте за хвилину.',
  IDEMPOTENCY_KEY_REUSED: 'Цей запит уже надіслано з іншими даними. Оновіть сторінку.',
  USER_BLOCKED: 'Цей обліковий запис заблоковано. Зверніться до адміністратора клубу.',
  LAST_ADMIN: 'Це останній адміністратор: спершу призначте іншого.',
  TEXT_TOO_MANY_LINES: ({ limit }) =>
    limit ? `У тексті забагато рядків: можна до ${limit}, порожні теж рахуються.` : 'У тексті забагато рядків.',
  TEXT_TOO_TANGLED: 'Текст містить забагато вкладень або знаків розмітки поспіль. Спростіть його.',
  TEXT_TOO_LONG: ({ limit }) =>
    limit ? `Текст задовгий: можна до ${limit} знаків разом із розміткою.` : 'Текст задовгий.',
  VERSION_CHANGED: 'Поки ви дивилися, тут щось змінилося. Перегляньте ще раз.',
} satisfies Record<keyof typeof generalRefusals, RefusalText>
