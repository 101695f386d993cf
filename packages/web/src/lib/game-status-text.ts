import type { GameStatus } from '@matchbol/core/games/game-shapes'
import type { BadgeColor } from '../ui/badge.tsx'

/** A status in a word or two, and the colour of its badge. */
export const gameStatusTexts: Record<GameStatus, { text: string; color: BadgeColor }> = {
  PENDING: { text: 'Запрошення', color: 'info' },
  ACCEPTED: { text: 'Узгоджено', color: 'primary' },
  PENDING_CONFIRMATION: { text: 'Чекає на підтвердження', color: 'warning' },
  DISPUTED: { text: 'Оскаржено', color: 'error' },
  COMPLETED: { text: 'Завершено', color: 'success' },
  REJECTED: { text: 'Відхилено', color: 'neutral' },
  CANCELLED: { text: 'Скасовано', color: 'neutral' },
  EXPIRED: { text: 'Прострочено', color: 'neutral' },
}
