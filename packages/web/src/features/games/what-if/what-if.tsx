import type { WhatIf as WhatIfFigures } from '@matchbol/core/games/pair-shapes'
import { chances, signed } from '@matchbol/text/shared/figures'
import '../page/rating-line.css'
import './what-if.css'

interface Props {
  figures: WhatIfFigures
  opponentName: string
}

/** Before a game: the chance shown, and what a win or a loss would move. */
export function WhatIf({ figures: { chance, win, loss }, opponentName }: Props) {
  const [mine, theirs] = chances(chance)
  return (
    <div className="what-if">
      <div className="what-if-chance">
        <span>
          Ваш шанс
          <b>{mine}</b>
        </span>
        <span>
          {opponentName}
          <b>{theirs}</b>
        </span>
      </div>
      <div className="what-if-bar" style={{ gridTemplateColumns: `${chance}fr ${1 - chance}fr` }} aria-hidden="true">
        <i />
        <i />
      </div>
      <dl className="what-if-stakes">
        <Stake name="Якщо переможете" change={win} />
        <Stake name="Якщо програєте" change={loss} />
      </dl>
    </div>
  )
}

const Stake = ({ name, change: { least, typical, most } }: { name: string; change: WhatIfFigures['win'] }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <b className="rating-change" data-loss={typical < 0 || undefined}>
        {signed(typical)}
      </b>
      <small>
        від {signed(least)} до {signed(most)}, за рахунком
      </small>
    </dd>
  </div>
)
