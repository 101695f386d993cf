import { useState } from 'react'
import type { Reply } from '../../lib/api.ts'
import type { SessionUser } from '../../lib/session.ts'
import { useAction } from '../../lib/use-action.ts'
import { useApi } from '../../lib/use-api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Select } from '../../ui/select.tsx'
import { JoinLeagueCategory } from './join-league-category.tsx'
import { JoinLeagueCurrent } from './join-league-current.tsx'

interface Props {
  offered: Reply<'GET /api/v1/leagues'>
  current: SessionUser['leagues']
  onChange: (membershipId: number) => void
  onClose: () => void
}

export function JoinLeagueForm({ offered, current, onChange, onClose }: Props) {
  const api = useApi()
  const [leagueId, setLeagueId] = useState<number | null>(null)
  const [categoryId, setCategoryId] = useState<number | null>(null)
  const chosen = offered.find(({ id }) => id === leagueId)
  const join = useAction((body: Joining) => api.call('POST /api/v1/users/join-league', { body }), {
    done: { title: 'Успіх', description: 'Ви успішно приєдналися до ліги!' },
    failed: { title: 'Помилка', description: 'Не вдалося вступити в лігу' },
    failureToast: true,
    onDone: onClose,
  })
  const chooseLeague = (id: number) => {
    setLeagueId(id)
    setCategoryId(null)
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
      {offered.length === 0 ? (
        <p className="text-muted">Зараз немає інших ліг, до яких можна вступити.</p>
      ) : (
        <Field label="Виберіть лігу" required hint={chosen?.description}>
          {(control) => (
            <Select
              {...control}
              value={leagueId}
              onChange={chooseLeague}
              placeholder="Ліга не вибрана"
              items={offered.map(({ id, name, city }) => ({ value: id, label: city ? `${name} · ${city}` : name }))}
            />
          )}
        </Field>
      )}
      {leagueId !== null && (
        <JoinLeagueCategory key={leagueId} leagueId={leagueId} categoryId={categoryId} onChoose={setCategoryId} />
      )}
      <p className="text-sm text-muted">Можна приєднатися без категорії й додати її пізніше.</p>
      <div className="flex flex-wrap justify-end gap-3 max-sm:[&>*]:flex-1">
        <Button variant="outline" color="neutral" onClick={onClose}>
          Скасувати
        </Button>
        <Button type="submit" disabled={leagueId === null} loading={join.busy}>
          Приєднатися
        </Button>
      </div>
    </form>
  )
}

interface Joining {
  leagueId: number
  categoryId?: number
}
