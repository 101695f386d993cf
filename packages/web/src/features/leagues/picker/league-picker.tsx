import type { LeagueChoice } from '@matchbol/core/leagues/league-shapes'
import { leagueLabel } from '@matchbol/text/leagues/league-label'
import { type ComponentProps, lazy, memo, Suspense } from 'react'
import { Field } from '../../../ui/form/field.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
// the styles come with the page, so that what the server has drawn already stands as it will stay
import '../../../ui/form/select.css'

interface Props {
  /** All of them while they are few, to be chosen from a list; null where they are searched for. */
  leagues: LeagueChoice['leagues']
  /** The one that the page is about. */
  league: { id: number; name: string } | undefined
  /** What stands for no league, where a page may be about all of them: «Усі ліги». */
  all?: string
}

/** Which league a page is about, as the field `league` of a filter form. */
export const LeaguePicker = ({ leagues, league, all }: Props) => (
  <Field label="Ліга">
    {(control) =>
      leagues ? (
        <NativeSelect
          key={league?.id}
          id={control.id}
          name="league"
          defaultValue={league?.id ?? ''}
          options={[
            ...(all ? [{ value: '', label: all }] : []),
            ...leagues.map((each) => ({ value: each.id, label: leagueLabel(each) })),
          ]}
        />
      ) : (
        <LeagueSearchLater key={league?.id} id={control.id} league={league} all={all} />
      )
    }
  </Field>
)

// Only a site of many leagues needs it.
const LeagueSearch = import.meta.env.SSR
  ? (await import('./league-search.tsx')).LeagueSearch
  : lazy(() => import('./league-search.tsx').then((module) => ({ default: module.LeagueSearch })))

/** Remembered, so that what the server has drawn stays until it is taken over. */
const LeagueSearchLater = memo((props: ComponentProps<typeof LeagueSearch>) => (
  <Suspense>
    <LeagueSearch {...props} />
  </Suspense>
))
