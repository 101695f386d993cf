import { useState } from 'react'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Note } from '../../../ui/note.tsx'
import { JoinLeagueCategory } from './category.tsx'
import { JoinLeagueChoice } from './choice.tsx'
import { JoinLeagueCurrent } from './current.tsx'
import { JoinLeagueGender } from './gender.tsx'
import styles from './join-league.module.css'
import { type LeagueOffer, type OfferedLeague, suggestedLeagues } from './offered-leagues.ts'
import { JoinLeaguePicks } from './picks.tsx'
import { useGender } from './use-gender.ts'

interface Props {
  me: SessionUser
  offer: LeagueOffer
  leagueId: number | undefined
  current: SessionUser['leagues']
  onChange: (membershipId: number) => void
  onClose: () => void
}

export function JoinLeagueForm({ me, offer, leagueId, current, onChange, onClose }: Props) {
  const api = useApi()
  const { gender, isAsked, answer, save } = useGender(me, offer)
  const [league, setLeague] = useState<OfferedLeague | null>(offer.leagues.find(({ id }) => id === leagueId) ?? null)
  const [categoryId, setCategoryId] = useState<number | null>(null)
  const join = useAction(
    async (body: Joining) => {
      await save()
      return api.call('POST /api/v1/users/join-league', { body })
    },
    {
      done: { title: 'Успіх', description: 'Ви успішно приєдналися до ліги!' },
      failed: { title: 'Помилка', description: 'Не вдалося вступити в лігу' },
      failureToast: true,
      onDone: onClose,
    },
  )
  const choose = (league: OfferedLeague | null, category: number | null) => {
    setLeague(league)
    setCategoryId(category)
  }

  return (
    <form
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (league) void join.run({ leagueId: league.id, ...(categoryId !== null && { categoryId }) })
      }}
    >
      <Note title="Важлива інформація">
        Щоб грати, потрібно вступити до ліги. Вибирайте лігу за статтю та рівнем гри.
      </Note>
      {current.length > 0 && <JoinLeagueCurrent memberships={current} onChange={onChange} />}
      {isAsked && (
        <JoinLeagueGender
          value={gender}
          onChange={(gender) => {
            answer(gender)
            choose(null, null)
          }}
        />
      )}
      <JoinLeaguePicks
        leagues={suggestedLeagues(offer.leagues, { gender, city: me.city })}
        categories={offer.categories}
        categoryId={categoryId}
        onPick={choose}
      />
      {offer.leagues.length === 0 && !offer.isMore ? (
        <p className="text-muted">Зараз немає інших ліг, до яких можна вступити.</p>
      ) : (
        <JoinLeagueChoice
          label="Виберіть лігу"
          required
          hint={league?.description}
          {...{ me, gender, offer }}
          chosen={league}
          onChoose={(league) => choose(league, null)}
        />
      )}
      {league && (
        <JoinLeagueCategory key={league.id} leagueId={league.id} categoryId={categoryId} onChoose={setCategoryId} />
      )}
      <p className="text-sm text-muted">Можна приєднатися без категорії й додати її пізніше.</p>
      <div className={styles.joinLeagueSend}>
        <FailureNote {...join.failure} />
        <div className="flex flex-wrap justify-end gap-3 max-sm:[&>*]:flex-1">
          <Button variant="outline" color="neutral" onClick={onClose}>
            Скасувати
          </Button>
          <Button type="submit" disabled={!league} loading={join.busy}>
            Приєднатися
          </Button>
        </div>
      </div>
    </form>
  )
}

interface Joining {
  leagueId: number
  categoryId?: number
}
