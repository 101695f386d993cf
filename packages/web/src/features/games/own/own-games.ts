import type { Game } from '@matchbol/core/games/game-shapes'
import { isOpen } from '@matchbol/core/games/rules'
import { ownGameStatuses } from './own-game-statuses.ts'

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
