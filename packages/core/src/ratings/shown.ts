/** Points as people read them: whole. */
export const shownPoints = (points: number): number => Math.round(points)

/** A change as people read it: the difference of the two ratings that stand beside it, whatever their hundredths say. */
export const shownChange = ({ before, after }: { before: number; after: number }): number =>
  shownPoints(after) - shownPoints(before)
