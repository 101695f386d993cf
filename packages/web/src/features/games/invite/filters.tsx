import { SEARCH_LENGTH } from '@matchbol/core/shared/limits'
import { Search } from 'lucide-react'
import { Field } from '../../../ui/form/field.tsx'
import { FilterForm } from '../../../ui/form/filter-form.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'

interface Props {
  leagues: readonly { id: number; name: string }[]
  leagueId: number
  q: string | undefined
  onFilter: (values: Record<string, string>, how: { typing: boolean }) => void
}

export const InviteFilters = ({ leagues, leagueId, q, onFilter }: Props) => (
  <FilterForm onFilter={onFilter}>
    {leagues.length > 1 && (
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
    )}
    <Field label="Пошук">
      {({ id }) => (
        <Input
          id={id}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={SEARCH_LENGTH}
          placeholder="Імʼя або прізвище"
          icon={<Search size={18} aria-hidden="true" />}
        />
      )}
    </Field>
  </FilterForm>
)
