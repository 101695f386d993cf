import type { Game, GameStatus } from '@matchbol/core/games/game-shapes'
import { isOpen } from '@matchbol/core/games/rules'

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

export interface OwnGamesGroup {
  title: string
  games: Game[]
}

/** Open games, played ones, and those that came to nothing; a group without games is left out. */
export function groupOwnGames(games: readonly Game[]): OwnGamesGroup[] {
  const isPlayed = ({ status }: Game) => status === 'COMPLETED'
  const open = games
    .filter(({ status }) => isOpen(status))
    .sort((one, other) => order(one) - order(other) || momentOf(one).localeCompare(momentOf(other)))
  return [
    { title: 'Незавершені', games: open },
    { title: 'Зіграні', games: games.filter(isPlayed) },
    { title: 'Не відбулися', games: games.filter((game) => !isOpen(game.status) && !isPlayed(game)) },
  ].filter((group) => group.games.length > 0)
}

const order = ({ status }: Game) => ownGameStatuses.indexOf(status)
const momentOf = ({ agreedAt, createdAt }: Game) => agreedAt ?? createdAt
