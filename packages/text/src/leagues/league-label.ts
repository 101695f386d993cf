import type { League } from '@matchbol/core/leagues/league-shapes'

/** The city of a league whose name does not say it: nothing for «Мікст, Львів» and «Чоловіча ліга Києва». */
export const cityBeside = ({ name, city }: Pick<League, 'name' | 'city'>) =>
  city && !wordsOf(city).every((word) => inAnyCase(word).test(name)) ? city : null

const wordsOf = (city: string) => city.match(/[\p{L}\p{N}ʼ]+/gu) ?? []

/** A word whatever its ending, and whether or not its last syllable is closed: Київ, Києва; Кривий Ріг, Кривого Рогу. */
function inAnyCase(word: string) {
  const stem = word.toLocaleLowerCase('uk').replace(/(?<=.{2})(ий|[аеєиіїоуюяьй])$/, '')
  const alternating = stem.replace(/[іїоеє](?=[^аеєиіїоуюя]$)/, '[іїоеє]')
  return new RegExp(`(?<!\\p{L})${alternating}`, 'iu')
}

/** With its city, where the name does not say it: «Мікст · Львів». */
export function leagueLabel(league: Pick<League, 'name' | 'city'>) {
  const city = cityBeside(league)
  return city ? `${league.name} · ${city}` : league.name
}
