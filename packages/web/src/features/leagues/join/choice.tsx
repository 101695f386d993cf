import { SEARCH_LENGTH } from '@matchbol/core/shared/limits'
import { leagueLabel } from '@matchbol/text/leagues/league-label'
import { useEffect, useState } from 'react'
import { useApi } from '../../../lib/api/use-api.ts'
import { useLoad } from '../../../lib/api/use-load.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import { Field } from '../../../ui/form/field.tsx'
import { SearchInput } from '../../../ui/form/input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { leagueChoices } from '../league-choices.ts'
import { findOffered, type LeagueOffer, type OfferedLeague } from './offered-leagues.ts'

interface Props {
  label: string
  hint?: string | null | undefined
  required?: boolean
  me: SessionUser
  gender: SessionUser['gender']
  offer: LeagueOffer
  chosen: OfferedLeague | null
  onChoose: (league: OfferedLeague) => void
}

/** One of the leagues on offer; among more than a list holds, of those that a part of the name or city finds. */
export function JoinLeagueChoice({ me, gender, offer, chosen, onChoose, ...field }: Props) {
  const [typed, setTyped] = useState('')
  const found = useFound(me, offer, typed)
  const listed = found ?? []
  const leagues = chosen && !listed.some(({ id }) => id === chosen.id) ? [chosen, ...listed] : listed
  return (
    <>
      {offer.isMore && (
        <Field label="Знайти лігу" hint={found?.length === 0 ? 'Такої ліги немає' : undefined}>
          {(control) => (
            <SearchInput
              {...control}
              value={typed}
              maxLength={SEARCH_LENGTH}
              placeholder="Назва ліги або місто"
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()} // it finds, it does not join
            />
          )}
        </Field>
      )}
      <Field {...field}>
        {(control) => (
          <Select
            {...control}
            value={chosen?.id ?? null}
            onChange={(id) => {
              const league = leagues.find((each) => each.id === id)
              if (league) onChoose(league)
            }}
            placeholder="Ліга не вибрана"
            disabled={found === undefined}
            items={leagueChoices(leagues, gender).map(({ league, bar }) => ({
              value: league.id,
              label: leagueLabel(league),
              bar,
            }))}
          />
        )}
      </Field>
    </>
  )
}

const typingPause = 250

/** Undefined while it is looked for. */
function useFound(me: SessionUser, offer: LeagueOffer, typed: string): OfferedLeague[] | undefined {
  const api = useApi()
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), typed ? typingPause : 0)
    return () => clearTimeout(timer)
  }, [typed])
  const found = useLoad(`leagues to join ${q}`, async () => (q ? (await findOffered(api, me, q)).leagues : []))
  if (q === '') return offer.leagues
  return found.status === 'loading' ? undefined : found.status === 'ready' ? found.data : []
}
