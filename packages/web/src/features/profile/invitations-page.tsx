import type { Game } from '@matchbol/core/games/game-shapes'
import { Link, useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMe } from '../../lib/session/use-session.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { GameMovesCard } from '../games/moves/card.tsx'

/** Invitations that wait for an answer, in both directions. */
export function InvitationsPage() {
  const { games } = useLoaderData({ from: '/profile/invitations' })
  const me = useMe()
  if (!me) return null
  const invite = (
    <Link to="/profile/invite" {...buttonLook()}>
      Запросити на гру
    </Link>
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">Запрошення</h1>
        {games.length > 0 && invite}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Group
          title="Мене запрошують"
          games={games.filter(({ b }) => b.id === me.id)}
          myId={me.id}
          empty={<EmptyState text="Нових запрошень для вас немає.">{games.length === 0 && invite}</EmptyState>}
        />
        <Group
          title="Мої запрошення"
          games={games.filter(({ a }) => a.id === me.id)}
          myId={me.id}
          empty={<EmptyState text="Ви нікого не запросили, або всі вже відповіли." />}
        />
      </div>
    </>
  )
}

interface GroupProps {
  title: string
  games: readonly Game[]
  myId: number
  empty: ReactNode
}

const Group = ({ title, games, myId, empty }: GroupProps) => (
  <section className="grid gap-4">
    <h2 className="text-xl">
      {title}
      {games.length > 0 && <span className="count ml-3 inline-block align-middle">{games.length}</span>}
    </h2>
    {games.length > 0 ? (
      <div className="grid gap-4">
        {games.map((game) => (
          <GameMovesCard key={game.id} game={game} myId={myId} />
        ))}
      </div>
    ) : (
      <div className="board">{empty}</div>
    )}
  </section>
)
