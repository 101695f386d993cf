import { categoryLabel, leagueLabel } from '@matchbol/text/leagues/league'
import type { Reply } from '../../../lib/api/api.ts'
import styles from './join-league.module.css'

interface Props {
  /** Those that the person can join. */
  leagues: Reply<'GET /api/v1/leagues'>
  categories: Reply<'GET /api/v1/categories'>
  city: string | null
  categoryId: number | null
  onPick: (leagueId: number, categoryId: number) => void
}

const mostLeagues = 3

/** League and category by one press: in a few leagues, those of the person's city first. */
export function JoinLeaguePicks({ leagues, categories, city, categoryId, onPick }: Props) {
  const isAway = (league: { city: string | null }) => Number(league.city !== city)
  const near = leagues.toSorted((one, other) => isAway(one) - isAway(other)).slice(0, mostLeagues)
  const offered = near
    .map((league) => ({ league, categories: categories.filter(({ leagueId }) => leagueId === league.id) }))
    .filter((it) => it.categories.length > 0)
  if (offered.length === 0) return null
  return (
    <section className="grid gap-3">
      <h3 className="text-sm font-semibold tracking-normal">Підходять вам</h3>
      {offered.map(({ league, categories }) => (
        <fieldset key={league.id} className={styles.leaguePicks}>
          <legend>{leagueLabel(league)}</legend>
          {categories.map((category) => (
            <button
              key={category.id}
              type="button"
              className="chip"
              aria-pressed={category.id === categoryId}
              onClick={() => onPick(league.id, category.id)}
            >
              {categoryLabel(category)}
            </button>
          ))}
        </fieldset>
      ))}
    </section>
  )
}
