import { Field } from '../../ui/field.tsx'
import { FilterForm } from '../../ui/filter-form.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'

interface Named {
  id: number
  name: string
}

interface Props {
  leagues: readonly Named[]
  leagueId: number | undefined
  /** Of the chosen league. */
  categories: readonly Named[]
  categoryId: number | undefined
  playerId: number | undefined
  from: string | undefined
  to: string | undefined
  onFilter: (values: Record<string, string>) => void
}

const options = (all: string, items: readonly Named[]) => [
  { value: '', label: all },
  ...items.map(({ id, name }) => ({ value: id, label: name })),
]

export const GameFilters = ({ leagues, leagueId, categories, categoryId, playerId, from, to, onFilter }: Props) => (
  <FilterForm onFilter={onFilter}>
    <Field label="Ліга">
      {({ id }) => (
        <NativeSelect
          key={leagueId}
          id={id}
          name="league"
          defaultValue={leagueId ?? ''}
          options={options('Усі ліги', leagues)}
        />
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
            options={options('Усі категорії', categories)}
          />
        )}
      </Field>
    )}
    <div className="grid gap-4 min-[420px]:grid-cols-2 md:contents">
      <Field label="Від дня">
        {({ id }) => <Input key={from} id={id} type="date" name="from" defaultValue={from} max={to} />}
      </Field>
      <Field label="До дня">
        {({ id }) => <Input key={to} id={id} type="date" name="to" defaultValue={to} min={from} />}
      </Field>
    </div>
    {playerId && <input type="hidden" name="player" value={playerId} />}
  </FilterForm>
)
