import type { LeagueChoice } from '@matchbol/core/leagues/league-shapes'
import { Field } from '../../ui/form/field.tsx'
import { FilterForm } from '../../ui/form/filter-form.tsx'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { LeaguePicker } from './picker/league-picker.tsx'

interface Named {
  id: number
  name: string
}

interface Props {
  leagues: LeagueChoice['leagues']
  league: Named
  seasons: readonly Named[]
  seasonId: number
  categories: readonly Named[]
  categoryId: number | undefined
  onFilter: (values: Record<string, string>) => void
}

const optionsOf = (items: readonly Named[]) => items.map(({ id, name }) => ({ value: id, label: name }))

export const LeagueFilters = ({ leagues, league, seasons, seasonId, categories, categoryId, onFilter }: Props) => (
  <FilterForm onFilter={onFilter}>
    <LeaguePicker leagues={leagues} league={league} />
    <Field label="Сезон">
      {({ id }) => (
        <NativeSelect key={seasonId} id={id} name="season" defaultValue={seasonId} options={optionsOf(seasons)} />
      )}
    </Field>
    {categories.length > 0 && (
      <Field label="Категорія">
        {({ id }) => (
          <NativeSelect
            key={categoryId}
            id={id}
            name="category"
            defaultValue={categoryId ?? ''}
            options={[{ value: '', label: 'Усі категорії' }, ...optionsOf(categories)]}
          />
        )}
      </Field>
    )}
  </FilterForm>
)
