import type { GameStatus } from '@matchbol/core/games/game-shapes'

/** In the order in which a person looks for them. */
export const ownGameStatuses = [
  'PENDING_CONFIRMATION',
  'DISPUTED',
  'ACCEPTED',
  'PENDING',
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
] as const satisfies GameStatus[]
