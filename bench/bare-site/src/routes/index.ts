import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { createElement as h } from 'react'
import type { GameRow } from '../game-row.ts'

declare global {
  /** Given by the server that the page is drawn on. */
  var readLeague: (leagueId: number) => Promise<GameRow[]>
}

const readGames = createIsomorphicFn()
  .server((leagueId: number) => globalThis.readLeague(leagueId))
  .client(async (_leagueId: number): Promise<GameRow[]> => [])

export const Route = createFileRoute('/')({
  validateSearch: ({ league }: Record<string, unknown>) => ({ league: Number(league ?? 1) }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => readGames(deps.league),
  component: Games,
})

function Games() {
  const games: GameRow[] = Route.useLoaderData()
  return h(
    'table',
    null,
    h(
      'tbody',
      null,
      games.map((game) => h('tr', { key: game.id }, cellsOf(game))),
    ),
  )
}

const cellsOf = (game: GameRow) =>
  [game.completedAt, game.inviterId, game.inviteeId, game.score].map((text, place) => h('td', { key: place }, text))
