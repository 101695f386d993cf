import type { faqRefusals } from '@matchbol/core/faq/refusals'
import type { RefusalText } from '../shared/refusals.ts'

export const texts = {
  RULES_ENTRY_STAYS: 'Правила клубу мають бути на сайті завжди: їх можна змінити, але не видалити й не приховати.',
  PLACEHOLDER_UNKNOWN: ({ fault }) =>
    `Підстановки {${fault}} немає. Виберіть зі списку «Числа, що підставляються самі» або приберіть дужки.`,
  BRACES_IN_QUESTION: 'Підстановки працюють лише у відповіді: запитання напишіть без фігурних дужок.',
  PLACEHOLDER_NOT_ALONE: ({ fault }) => `Підстановка {${fault}} — це таблиця: поставте її окремим абзацом.`,
  FAQ_FULL: ({ limit }) => `Записів уже ${limit}, більше не вміститься. Спершу видаліть зайвий.`,
} satisfies Record<keyof typeof faqRefusals, RefusalText>
