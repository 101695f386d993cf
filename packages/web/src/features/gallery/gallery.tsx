import { TitleBand } from '../../ui/title-band.tsx'
import { Buttons } from './buttons.tsx'
import { Choices } from './choices.tsx'
import { Feedback } from './feedback.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { Modals } from './modals.tsx'
import { Small } from './small.tsx'
import { Tooltips } from './tooltips.tsx'

/** Every widget in every state, to be looked at and played with while developing. */
export const Gallery = () => (
  <>
    <TitleBand title="Віджети" subtitle="Усі віджети в усіх станах: лише під час розробки." />
    <div className="wrap lift grid gap-6">
      <Buttons />
      <Choices />
      <Modals />
      <Feedback />
      <LoadingBar />
      <Tooltips />
      <Small />
    </div>
  </>
)
