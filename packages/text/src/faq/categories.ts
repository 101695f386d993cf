import type { FaqCategory } from '@matchbol/core/faq/faq-shapes'

/** What entries are about. */
export const faqCategoryText: Record<FaqCategory, string> = {
  CLUB: 'Клуб, ліги, сезони',
  GAMES: 'Запрошення та гра',
  RESULTS: 'Результат і суперечки',
  STANDING: 'Очки, місця, рейтинг',
  ACCOUNT: 'Профіль і дані',
}
