import type { LeagueChoice } from '@matchbol/core/leagues/league-shapes'
import { RECENT_DAYS } from '@matchbol/core/ratings/recent-days'
import { FilterForm } from '../../../ui/form/filter-form.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { LeaguePicker } from '../../leagues/picker/league-picker.tsx'

interface Props {
  leagues: LeagueChoice['leagues']
  league: { id: number; name: string }
  categoryId: number | 'none' | undefined
  q: string | undefined
  all: boolean
  onFilter: (values: Record<string, string>, how: { typing: boolean }) => void
}

export const RatingFilters = ({ leagues, league, categoryId, q, all, onFilter }: Props) => (
  <FilterForm onFilter={onFilter}>
    <LeaguePicker leagues={leagues} league={league} />
    <SearchField label="Пошук" value={q} placeholder="Імʼя або прізвище" />
    <Switch key={String(all)} name="all" value="true" defaultChecked={all}>
      Показати тих, хто не&nbsp;грав {RECENT_DAYS}&nbsp;днів
    </Switch>
    {categoryId && <input type="hidden" name="category" value={categoryId} />}
  </FilterForm>
)
