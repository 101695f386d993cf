export interface ClubSize {
  players: number
  /** Of all leagues together, about. */
  games: number
  leagues: number
  /** Members of the largest league. */
  largest: number
}

export const sizes = {
  small: { players: 1_000, games: 10_000, leagues: 4, largest: 500 },
  medium: { players: 100_000, games: 1_000_000, leagues: 200, largest: 40_000 },
  large: { players: 1_000_000, games: 10_000_000, leagues: 2_000, largest: 100_000 },
} satisfies Record<string, ClubSize>
