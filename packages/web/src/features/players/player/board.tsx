import type { ReactNode } from 'react'

/** A board of a player's page under its title. */
export const Board = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className="board" aria-labelledby={id}>
    <div className="board-head">
      <h2 id={id}>{title}</h2>
    </div>
    {children}
  </section>
)
