import { lazyRouteComponent } from '@tanstack/react-router'

// What only its players and administrators see of a game stays out of everybody else's page.

export const GameMoves = lazyRouteComponent(() => import('../moves/game-moves.tsx'), 'GameMoves')
export const GameNews = lazyRouteComponent(() => import('./game-news.tsx'), 'GameNews')
export const GameLog = lazyRouteComponent(() => import('../log/game-log.tsx'), 'GameLog')
export const GameStakes = lazyRouteComponent(() => import('../moves/stakes.tsx'), 'GameStakes')
export const GameRematch = lazyRouteComponent(() => import('../moves/rematch.tsx'), 'GameRematch')

/** Fetches them ahead, so that the page is drawn in one go. */
export const loadForPlayers = () =>
  Promise.all([GameMoves, GameNews, GameLog, GameStakes, GameRematch].map((part) => part.preload?.()))
