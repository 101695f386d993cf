import type { ChangesOf } from '@matchbol/core/ratings/contract'
import { provisionalWords } from '@matchbol/text/ratings/rating'
import { LastFiveLegend } from '../../../ui/data/last-five.tsx'
import { PlaceChangeLegend } from './place-change-mark.tsx'

export const RatingLegend = ({ week }: { week: ChangesOf }) => (
  <p className="legend">
    <LastFiveLegend />
    <span className="md:hidden">
      <b>22 гри&ensp;86&nbsp;%</b>рейтингових ігор і&nbsp;частка перемог
    </span>
    <span>
      <b>1435?</b>
      {provisionalWords}
    </span>
    <PlaceChangeLegend week={week} />
  </p>
)
