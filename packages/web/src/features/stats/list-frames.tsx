import type { ReactNode } from 'react'
import { StatsFrame } from './stats-frame.tsx'

interface Props {
  children: ReactNode
  /** Stands under the board. */
  after?: ReactNode
}

// The heads of the three lists, apart from their routes: those are part of the first load of every page.

export const RatingFrame = (props: Props) => (
  <StatsFrame
    {...props}
    title="Рейтинг гравців"
    subtitle="Сила, а&nbsp;не очки: рейтинг не обнуляється й&nbsp;змінюється лише після зіграних ігор."
    here="Гравці"
  />
)

export const LeagueFrame = (props: Props) => (
  <StatsFrame {...props} title="Рейтинги ліг" subtitle="Таблиця сезону: очки за&nbsp;кожну гру" here="Ліги" />
)

export const GamesFrame = (props: Props) => (
  <StatsFrame {...props} title="Матчі" subtitle="Усі зіграні матчі ліг, найновіші спочатку." here="Матчі" />
)
