import { categoryLabel } from '@matchbol/text/leagues/league'
import { leagueLabel } from '@matchbol/text/leagues/league-label'
import type { Reply } from '../../../lib/api/api.ts'
import { RemoteIcon } from '../../../ui/picture/remote-icon.tsx'
import styles from './join-league.module.css'
import type { OfferedLeague } from './offered-leagues.ts'

interface Props {
  /** Those that are suggested. */
  leagues: OfferedLeague[]
  categories: Reply<'GET /api/v1/categories'>
  categoryId: number | null
  onPick: (league: OfferedLeague, categoryId: number) => void
}

/** League and category by one press. */
export function JoinLeaguePicks({ leagues, categories, categoryId, onPick }: Props) {
  const offered = leagues
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
              onClick={() => onPick(league, category.id)}
            >
              {category.icon && <RemoteIcon name={category.icon} size={18} />}
              {categoryLabel(category)}
            </button>
          ))}
        </fieldset>
      ))}
    </section>
  )
}
