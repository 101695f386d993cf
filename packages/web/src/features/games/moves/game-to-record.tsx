import type { Game } from '@matchbol/core/games/game-shapes'
import { gameLengths } from '@matchbol/core/games/limits'
import type { Opponent } from '@matchbol/core/games/pair-shapes'
import { useState } from 'react'
import { useApi } from '../../../lib/api/use-api.ts'
import { useLoad } from '../../../lib/api/use-load.ts'
import { useDraft } from '../../../lib/forms/use-draft.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import { ErrorState } from '../../../ui/data/error-state.tsx'
import { ListSkeleton } from '../../../ui/data/list-skeleton.tsx'
import { ChoiceGroup } from '../../../ui/form/choice-group.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { InviteFilters } from '../invite/filters.tsx'
import styles from '../invite/opponents.module.css'
import { InviteOpponents } from '../invite/opponents.tsx'

/** Everything of a recorded game but its result. */
export interface GameToRecord {
  leagueId: number
  leagueName: string
  format: string
  opponent: Opponent
  kind: Game['kind']
  place: string
}

/** Of the bars to an invitation these do not stand against a game already played; when it was played decides. */
const passing = ['OPPONENT_PAUSED', 'REMATCH_TOO_SOON']

export function GameMovesRecordForm({ me, onReady }: { me: SessionUser; onReady: (game: GameToRecord) => void }) {
  const api = useApi()
  const leagues = me.leagues.filter((membership) => membership.isActive).map(({ league }) => league)
  const [{ leagueId, q }, setFilter] = useState({ leagueId: leagues[0]?.id ?? 0, q: '' })
  const [kind, setKind] = useDraft<Game['kind']>('record kind', 'RATED')
  const [place, setPlace] = useDraft('record place', '')
  const loaded = useLoad(`record ${leagueId} ${q}`, async () => {
    const [league, opponents] = await Promise.all([
      api.call('GET /api/v1/leagues/{id}/seasons', { params: { id: leagueId }, query: { limit: 1 } }),
      api.call('GET /api/v1/games/opponents', { query: { leagueId, q } }),
    ])
    return { format: league.data[0]?.rules.format, opponents: opponents.data }
  })
  const choose = (opponent: Opponent) => {
    const leagueName = leagues.find(({ id }) => id === leagueId)?.name ?? ''
    if (loaded.status !== 'ready' || !loaded.data.format) return
    onReady({ leagueId, leagueName, format: loaded.data.format, opponent, kind, place: place.trim() })
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-muted">Гра зарахується, коли суперник підтвердить результат. Без відповіді запис зникне.</p>
      <ChoiceGroup
        legend="Гра"
        inRow
        value={kind}
        onChange={setKind}
        choices={[
          { value: 'RATED', label: 'Рейтингова' },
          { value: 'FRIENDLY', label: 'Товариська' },
        ]}
      />
      <Field label="Місце">
        {(control) => (
          <Input
            {...control}
            value={place}
            maxLength={gameLengths.place}
            onChange={(event) => setPlace(event.target.value)}
          />
        )}
      </Field>
      <section className="board" aria-label="Суперник">
        <InviteFilters
          leagues={leagues}
          leagueId={leagueId}
          q={undefined}
          onFilter={(values) =>
            setFilter({
              leagueId: values.league ? Number(values.league) : leagueId,
              q: values.q?.trim() ?? '',
            })
          }
        />
        {loaded.status === 'loading' && <ListSkeleton rows={4} />}
        {loaded.status === 'failed' && <ErrorState retry={loaded.retry} />}
        {loaded.status === 'ready' && (
          <InviteOpponents
            opponents={loaded.data.opponents}
            bars={(code) => !passing.includes(code)}
            choose={(opponent, content) => (
              <button type="button" className={styles.opponent} onClick={() => choose(opponent)}>
                {content}
              </button>
            )}
          />
        )}
      </section>
    </div>
  )
}
