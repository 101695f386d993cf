import type { ticketsRefusals } from '@matchbol/core/tickets/refusals'
import { counted } from '../shared/plural.ts'
import type { RefusalText } from '../shared/refusals.ts'

export const texts = {
  CONTACT_NEEDED: 'Напишіть, куди вам відповісти: ви не увійшли, тож відповіді на сайті не побачите.',
  CONTACT_UNCLEAR: 'Напишіть пошту, номер телефону або нік у Telegram, наприклад @olena.',
  TOO_MANY_LINKS: ({ limit = 0 }) =>
    `Забагато посилань: без входу можна до ${counted(limit, ['посилання', 'посилань', 'посилань'])}. Приберіть зайві або увійдіть.`,
  FORM_NOT_BY_HAND:
    'Схоже, одне з полів заповнила програма, а не ви: так буває через автозаповнення. Ми його очистили — надішліть ще раз, текст на місці.',
  FORM_TOO_FAST: ({ limit = 0 }) =>
    `Форму надіслано майже одразу після відкриття, так роблять програми. Зачекайте ${counted(limit, ['секунду', 'секунди', 'секунд'])} й надішліть ще раз: текст на місці.`,
  FORM_OUTDATED: 'Форму відкрито надто давно. Надішліть ще раз: текст на місці.',
  TICKET_MOVE_NOT_POSSIBLE: 'Стан звернення вже змінився, тому зробити це не можна. Оновіть сторінку.',
  TICKET_HAS_NO_READER: 'Це звернення гостя: відповіді на сайті він не побачить. Напишіть йому за контактом.',
  TICKET_TOO_LONG: 'У цьому зверненні вже забагато повідомлень. Створіть нове.',
  NOT_YOUR_TICKET: 'Це може зробити лише автор звернення або адміністратор.',
} satisfies Record<keyof typeof ticketsRefusals, RefusalText>
