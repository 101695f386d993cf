/**
 * Rounds points to hundredths, halves away from zero, so that a gain and a loss of the same size round alike.
 * Looking first at a millionth of a hundredth keeps binary noise (1.005 is stored as 1.00499…) from deciding a half.
 * Never returns -0.
 */
export const roundToHundredths = (points: number): number => {
  const size = Math.round(Math.round(Math.abs(points) * 1e8) / 1e6) / 100
  return points < 0 ? 0 - size : size
}
