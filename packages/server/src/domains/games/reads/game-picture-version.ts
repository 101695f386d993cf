import type { Game } from '@matchbol/core/games/game-shapes'
import { versionOf } from '../../../platform/version-of.ts'

/** Of the picture of a game, as its page and the networks know it by; null while nobody else may see the game. */
export const gamePictureVersion = ({ status, version, league, a, b }: Game, place: number | null) =>
  status === 'COMPLETED'
    ? versionOf([
        version,
        league.name,
        [a, b].map((player) => [player.firstName, player.lastName, player.rating]),
        place,
      ])
    : null
