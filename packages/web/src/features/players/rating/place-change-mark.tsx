import type { ChangesOf, RatedPlayer } from '@matchbol/core/ratings/contract'
import { signed } from '@matchbol/text/shared/figures'
import { inWeek, placeChange } from './place-change.ts'
import styles from './place-change-mark.module.css'

type Row = Pick<RatedPlayer, 'place' | 'points' | 'onMonday'>

/** ▲ 2, ▼ 1, «нове»: how a place moved within a week; where it did not, how the rating did. */
export function PlaceChangeMark({ row, week }: { row: Row; week: ChangesOf }) {
  const { direction, places, points, words } = placeChange(row, week)
  return (
    <span className={styles.placeChange} data-direction={direction} title={words}>
      <span className="sr-only">{words}</span>
      <span aria-hidden="true">
        {direction === 'same' && (points === 0 ? <span className="max-md:hidden">–</span> : signed(points))}
        {direction === 'new' && 'нове'}
        {arrows[direction]} {places > 0 && places}
      </span>
    </span>
  )
}

const arrow = (path: string) => (
  <svg width="8" height="8" viewBox="0 0 8 8" aria-hidden="true">
    <path d={path} fill="currentColor" />
  </svg>
)
const up = arrow('M4 .5 8 7H0z')
const arrows = { up, down: arrow('M4 7.5 0 1h8z'), same: null, new: null }

export const PlaceChangeLegend = ({ week }: { week: ChangesOf }) => (
  <>
    <span>
      <span className={styles.placeChange} data-direction="up" aria-hidden="true">
        {up} 5
      </span>
      зміна місця {inWeek[week]}
    </span>
    <span>
      <span className={styles.placeChange} aria-hidden="true">
        {signed(20)}
      </span>
      місце те саме, змінився рейтинг
    </span>
  </>
)
