import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  /** What the figures are of, beside the title. */
  note?: ReactNode
  children: ReactNode
}

/** A board of the statistics with its heading. */
export const FiguresBoard = ({ id, title, note, children }: Props) => (
  <section className="board" aria-labelledby={id}>
    <div className="board-head">
      <h2 id={id}>{title}</h2>
      {note && <span className="end text-xs text-muted">{note}</span>}
    </div>
    {children}
  </section>
)
