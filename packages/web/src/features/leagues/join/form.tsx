import { leagueLabel } from '@matchbol/text/leagues/league'
import { useState } from 'react'
import type { Reply } from '../../../lib/api/api.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Note } from '../../../ui/note.tsx'
import { leagueChoices } from '../league-choices.ts'
import { JoinLeagueCategory } from './category.tsx'
import { JoinLeagueCurrent } from './current.tsx'
import { JoinLeagueGender } from './gender.tsx'
import styles from './join-league.module.css'
import { JoinLeaguePicks } from './picks.tsx'
import { useGender } from './use-gender.ts'

interface Props {
  me: SessionUser
  offered: Reply<'GET /api/v1/leagues'>
  /** Of all leagues. */
  categories: Reply<'GET /api/v1/categories'>
  current: SessionUser['leagues']
  onChange: (membershipId: number) => void
  onClose: () => void
}

export function JoinLeagueForm({ me, offered, categories, current, onChange, onClose }: Props) {
  const api = useApi()
  const { gender, isAsked, answer, save } = useGender(me, offered)
  const [leagueId, setLeagueId] = useState<number | null>(null)
  const [categoryId, setCategoryId] = useState<number | null>(null)
  const choices = leagueChoices(offered, gender)
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
  const choose = (league: number | null, category: number | null) => {
    setLeagueId(league)
    setCategoryId(category)
  }

  return (
    <form
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (leagueId !== null) void join.run({ leagueId, ...(categoryId !== null && { categoryId }) })
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
        leagues={choices.flatMap(({ league, bar }) => (bar ? [] : [league]))}
        {...{ categories, categoryId, city: me.city }}
        onPick={choose}
      />
      {offered.length === 0 ? (
        <p className="text-muted">Зараз немає інших ліг, до яких можна вступити.</p>
      ) : (
        <Field label="Виберіть лігу" required hint={offered.find(({ id }) => id === leagueId)?.description}>
          {(control) => (
            <Select
              {...control}
              value={leagueId}
              onChange={(id) => choose(id, null)}
              placeholder="Ліга не вибрана"
              items={choices.map(({ league, bar }) => ({ value: league.id, label: leagueLabel(league), bar }))}
            />
          )}
        </Field>
      )}
      {leagueId !== null && (
        <JoinLeagueCategory key={leagueId} leagueId={leagueId} categoryId={categoryId} onChoose={setCategoryId} />
      )}
      <p className="text-sm text-muted">Можна приєднатися без категорії й додати її пізніше.</p>
      <div className={styles.joinLeagueSend}>
        <FailureNote {...join.failure} />
        <div className="flex flex-wrap justify-end gap-3 max-sm:[&>*]:flex-1">
          <Button variant="outline" color="neutral" onClick={onClose}>
            Скасувати
          </Button>
          <Button type="submit" disabled={leagueId === null} loading={join.busy}>
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
