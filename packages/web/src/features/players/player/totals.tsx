import type { PublicPlayer } from '@matchbol/core/overview/contract'
import { figure, percent } from '@matchbol/text/shared/figures'
import { counted, plural } from '@matchbol/text/shared/plural'
import styles from './ratings.module.css'

/** All completed games in all leagues. A double default is neither won nor lost, so it is named apart. */
export const PlayerTotals = ({ totals: { played, won, lost } }: Pick<PublicPlayer, 'totals'>) => (
  <div className={`tiles ${styles.totals}`}>
    <p>
      <b>{figure(played)}</b>
      <small>{plural(played, ['гра', 'гри', 'ігор'])}</small>
      {played > won + lost && (
        <small>зокрема {counted(played - won - lost, ['неявка обох', 'неявки обох', 'неявок обох'])}</small>
      )}
    </p>
    <p>
      <b>{figure(won)}</b>
      <small>{plural(won, ['перемога', 'перемоги', 'перемог'])}</small>
    </p>
    <p>
      <b>{figure(lost)}</b>
      <small>{plural(lost, ['поразка', 'поразки', 'поразок'])}</small>
    </p>
    <p>
      <b>{played === 0 ? '—' : percent(won / played)}</b>
      <small>частка перемог</small>
    </p>
  </div>
)
