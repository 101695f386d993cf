import { Field } from '../../ui/form/field.tsx'
import { FilterForm } from '../../ui/form/filter-form.tsx'
import { NativeSelect } from '../../ui/form/native-select.tsx'

interface Named {
  id: number
  name: string
}

interface Props {
  leagues: readonly Named[]
  leagueId: number
  seasons: readonly Named[]
  seasonId: number
  categories: readonly Named[]
  categoryId: number | undefined
  onFilter: (values: Record<string, string>) => void
}

const optionsOf = (items: readonly Named[]) => items.map(({ id, name }) => ({ value: id, label: name }))

export const LeagueFilters = ({ leagues, leagueId, seasons, seasonId, categories, categoryId, onFilter }: Props) => (
  <FilterForm onFilter={onFilter}>
    <Field label="Ліга">
      {({ id }) => (
        <NativeSelect key={leagueId} id={id} name="league" defaultValue={leagueId} options={optionsOf(leagues)} />
      )}
    </Field>
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
