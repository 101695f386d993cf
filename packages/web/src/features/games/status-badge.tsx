import type { GameStatus } from '@matchbol/core/games/game-shapes'
import { statusTexts } from '@matchbol/text/games/status'
import { Badge, type BadgeColor } from '../../ui/badge.tsx'

const colors: Record<GameStatus, BadgeColor> = {
  PENDING: 'info',
  ACCEPTED: 'primary',
  PENDING_CONFIRMATION: 'warning',
  DISPUTED: 'error',
  COMPLETED: 'success',
  REJECTED: 'neutral',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
}

export const GameStatusBadge = ({ status }: { status: GameStatus }) => (
  <Badge color={colors[status]}>{statusTexts[status]}</Badge>
)
