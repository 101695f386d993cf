import { isProvisional, PROVISIONAL_GAMES } from '@matchbol/core/ratings/rating'
import { points } from '../shared/figures.ts'

/** «1435», or «1435?» while it rests on fewer than five rated games, none included. */
export const ratingText = (value: number, ratedGames: number) => points(value) + (isProvisional(ratedGames) ? '?' : '')

/** What the question mark says. */
export const provisionalWords = `ще неточний рейтинг: менше ніж ${PROVISIONAL_GAMES}\u00a0рейтингових ігор`
