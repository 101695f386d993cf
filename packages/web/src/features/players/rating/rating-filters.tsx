import { RECENT_DAYS } from '@matchbol/core/ratings/recent-days'
import { SEARCH_LENGTH } from '@matchbol/core/shared/limits'
import { Field } from '../../../ui/form/field.tsx'
import { FilterForm } from '../../../ui/form/filter-form.tsx'
import { SearchInput } from '../../../ui/form/input.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { Switch } from '../../../ui/form/switch.tsx'

interface Props {
  leagues: readonly { id: number; name: string }[]
  leagueId: number
  categoryId: number | 'none' | undefined
  q: string | undefined
  all: boolean
  onFilter: (values: Record<string, string>, how: { typing: boolean }) => void
}

export const RatingFilters = ({ leagues, leagueId, categoryId, q, all, onFilter }: Props) => (
  <FilterForm onFilter={onFilter}>
    <Field label="Ліга">
      {({ id }) => (
        <NativeSelect
          key={leagueId}
          id={id}
          name="league"
          defaultValue={leagueId}
          options={leagues.map(({ id: value, name: label }) => ({ value, label }))}
        />
      )}
    </Field>
    <Field label="Пошук">
      {({ id }) => (
        <SearchInput id={id} name="q" value={q ?? ''} maxLength={SEARCH_LENGTH} placeholder="Імʼя або прізвище" />
      )}
    </Field>
    <Switch key={String(all)} name="all" value="true" defaultChecked={all}>
      Показати тих, хто не&nbsp;грав {RECENT_DAYS}&nbsp;днів
    </Switch>
    {categoryId && <input type="hidden" name="category" value={categoryId} />}
  </FilterForm>
)
