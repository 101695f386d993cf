import type { GameStatus } from '@matchbol/core/games/game-shapes'

/** A status in a word or two. */
export const statusTexts: Record<GameStatus, string> = {
  PENDING: 'Запрошення',
  ACCEPTED: 'Узгоджено',
  PENDING_CONFIRMATION: 'Чекає на підтвердження',
  DISPUTED: 'Оскаржено',
  COMPLETED: 'Завершено',
  REJECTED: 'Відхилено',
  CANCELLED: 'Скасовано',
  EXPIRED: 'Прострочено',
}
