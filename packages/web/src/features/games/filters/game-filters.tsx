import { kyivDate } from '@matchbol/core/shared/kyiv-time'
import { useLoaderData, useSearch } from '@tanstack/react-router'
import { idParam } from '../../../lib/address/search-params.ts'
import { useNow } from '../../../lib/browser/use-now.ts'
import { useListFilter } from '../../../lib/list/use-list-filter.ts'
import { DateField } from '../../../ui/date/date-field.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FilterForm } from '../../../ui/form/filter-form.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { LeaguePicker } from '../../leagues/picker/league-picker.tsx'

interface Named {
  id: number
  name: string
}

/** What narrows the list of games. A name that is typed takes the place of a player who was chosen. */
export function GameFilters() {
  const { leagues, league, seasons, seasonId, categories, categoryId } = useLoaderData({ from: '/stats/matches' })
  const { player, q, from, to } = useSearch({ from: '/stats/matches' })
  const narrow = useListFilter()
  const today = kyivDate(useNow())

  const filter = (values: Record<string, string>, { typing }: { typing: boolean }) => {
    const { season, category, ...next } = values
    const ofLeague = idParam(next.league) === league?.id ? { season, category } : {}
    narrow({ ...next, ...ofLeague }, { typing })
  }
  return (
    <FilterForm onFilter={filter}>
      <LeaguePicker leagues={leagues} league={league} all="Усі ліги" />
      <Choice label="Сезон" name="season" all="Усі сезони" items={seasons} chosen={seasonId} />
      <Choice label="Категорія" name="category" all="Усі категорії" items={categories} chosen={categoryId} />
      <SearchField label="Гравець" value={q} placeholder="Імʼя або прізвище" />
      <div className="grid gap-4 min-[340px]:grid-cols-2 md:contents">
        <DateField label="Від дня" name="from" value={from ?? ''} today={today} max={to ?? today} />
        <DateField label="До дня" name="to" value={to ?? ''} today={today} min={from} max={today} />
      </div>
      {player && <input type="hidden" name="player" value={player} />}
    </FilterForm>
  )
}

interface ChoiceProps {
  label: string
  name: string
  /** What stands for no choice. */
  all: string
  items: readonly Named[]
  chosen: number | undefined
}

/** One of a list; nothing where there is nothing to choose from. */
const Choice = ({ label, name, all, items, chosen }: ChoiceProps) =>
  items.length > 0 && (
    <Field label={label}>
      {({ id }) => (
        <NativeSelect
          key={chosen}
          id={id}
          name={name}
          defaultValue={chosen ?? ''}
          options={[{ value: '', label: all }, ...items.map((item) => ({ value: item.id, label: item.name }))]}
        />
      )}
    </Field>
  )
