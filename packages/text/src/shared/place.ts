/** «3-тє», «13-те», «8-ме»: a place as people write it before «місце». */
export const placeText = (place: number) => `${place}-${ending(place)}`

function ending(place: number): string {
  const [tens, ones] = [Math.floor(place / 10) % 10, place % 10]
  if (place % 1000 === 0) return 'не'
  if (ones === 0) return tens === 4 ? 'ве' : 'те'
  return tens === 1 ? 'те' : (endings[ones] ?? 'те')
}
const endings: Record<number, string> = { 1: 'ше', 2: 'ге', 3: 'тє', 7: 'ме', 8: 'ме' }
