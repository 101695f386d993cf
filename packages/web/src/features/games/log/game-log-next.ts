import type { Game } from '@matchbol/core/games/game-shapes'

interface Coming {
  at: string
  what: string
}

/** What will happen by itself, if anything. */
export function nextInLog(
  game: Pick<Game, 'status' | 'expiresAt' | 'confirmBy' | 'playBy' | 'isRecorded'>,
): Coming | null {
  const { status, expiresAt, confirmBy, playBy, isRecorded } = game
  if (status === 'PENDING' && expiresAt) return { at: expiresAt, what: 'Без відповіді запрошення скасується' }
  if (status === 'ACCEPTED' && playBy) return { at: playBy, what: 'Без результату гру буде скасовано' }
  if (status !== 'PENDING_CONFIRMATION' || !confirmBy) return null
  return {
    at: confirmBy,
    what: isRecorded ? 'Без відповіді запис буде скасовано' : 'Без відповіді результат підтвердиться автоматично',
  }
}
