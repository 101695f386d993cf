import type { LeagueChoice } from '@matchbol/core/leagues/league-shapes'
import type { PlainDate } from '@matchbol/core/shared/plain-date'
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

interface Props {
  leagues: LeagueChoice['leagues']
  league: Named | undefined
  /** Of the chosen league. */
  seasons: readonly Named[]
  seasonId: number | undefined
  categories: readonly Named[]
  categoryId: number | undefined
  playerId: number | undefined
  q: string | undefined
  from: PlainDate | undefined
  to: PlainDate | undefined
  today: PlainDate
  onFilter: (values: Record<string, string>, how: { typing: boolean }) => void
}

/** What narrows the list of games. A name that is typed takes the place of a player who was chosen. */
export const GameFilters = ({ playerId, q, from, to, today, onFilter, ...lists }: Props) => (
  <FilterForm onFilter={onFilter}>
    <LeaguePicker leagues={lists.leagues} league={lists.league} all="Усі ліги" />
    <Choice label="Сезон" name="season" all="Усі сезони" items={lists.seasons} chosen={lists.seasonId} />
    <Choice label="Категорія" name="category" all="Усі категорії" items={lists.categories} chosen={lists.categoryId} />
    <SearchField label="Гравець" value={q} placeholder="Імʼя або прізвище" />
    <div className="grid gap-4 min-[340px]:grid-cols-2 md:contents">
      <DateField label="Від дня" name="from" value={from ?? ''} today={today} max={to ?? today} />
      <DateField label="До дня" name="to" value={to ?? ''} today={today} min={from} max={today} />
    </div>
    {playerId && <input type="hidden" name="player" value={playerId} />}
  </FilterForm>
)

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
