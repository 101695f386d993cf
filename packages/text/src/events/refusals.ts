import type { eventsRefusals } from '@matchbol/core/events/refusals'
import { counted } from '../shared/plural.ts'
import type { RefusalText } from '../shared/refusals.ts'

export const texts = {
  EVENT_ENDS_TOO_EARLY: 'Подія має закінчитися пізніше, ніж почнеться.',
  EVENT_TOO_LONG: ({ limit }) =>
    limit ? `Подія триває щонайбільше ${counted(limit, ['день', 'дні', 'днів'])}.` : 'Подія триває надто довго.',
  EVENT_MOVED_INTO_PAST: 'Подію вже опубліковано, тож перенести її в минуле не можна. Якщо її не буде, скасуйте її.',
  EVENT_MOVE_NOT_POSSIBLE: 'Стан події вже змінився, тому зробити це не можна. Оновіть сторінку.',
  EVENT_OVER: 'Подія вже закінчилася.',
  EVENT_STARTED: 'Подія вже почалася: запис закрито.',
  EVENT_NOT_OPEN: 'На цю подію не записують.',
  ALREADY_REGISTERED: 'Ви вже в списку.',
  NOT_REGISTERED: 'Вас немає в списку.',
} satisfies Record<keyof typeof eventsRefusals, RefusalText>
