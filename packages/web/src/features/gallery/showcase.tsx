import { type ReactNode, useId } from 'react'

/** A board of the gallery, found by its title. */
export function Showcase({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="board" aria-labelledby={id}>
      <div className="board-head">
        <h2 id={id}>{title}</h2>
      </div>
      <div className="board-body grid gap-4">{children}</div>
    </section>
  )
}

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
)
