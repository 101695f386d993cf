import { dayStart, kyivDate } from '@matchbol/core/shared/kyiv-time'
import { addDays } from '@matchbol/core/shared/plain-date'
import { userChanges } from '@matchbol/core/users/user-shapes'
import { weekdayOf } from '@matchbol/text/shared/dates'
import { useApi } from '../../../lib/api/use-api.ts'
import { useNow } from '../../../lib/browser/use-now.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { DayField } from '../../../ui/form/form-fields.tsx'
import { Note } from '../../../ui/note.tsx'
import styles from './settings.module.css'
import { useSaveProfile } from './use-save-profile.ts'

const fields = userChanges.pick({ pausedUntil: true })

const spans = [
  { label: 'Тиждень', days: 7 },
  { label: 'Два тижні', days: 14 },
  { label: 'Місяць', days: 30 },
]

/** A pause: until that day nobody can invite. */
export function PauseForm({ me }: { me: SessionUser }) {
  const api = useApi()
  const now = useNow()
  const today = kyivDate(now)
  const until = me.pausedUntil && new Date(me.pausedUntil) > now ? me.pausedUntil : null
  const form = useContractForm(fields, {
    initial: { pausedUntil: until },
    unsent: 'drop',
    send: (body) => api.call('PUT /api/v1/users/{id}', { params: { id: me.id }, body }),
    done: 'Паузу встановлено',
    failed: 'Не вдалося встановити паузу',
  })
  const resume = useSaveProfile(me, {
    done: { title: 'Паузу знято', description: 'Вас знову можна запрошувати.' },
    onDone: form.discard,
  })
  const chosen = form.values.pausedUntil
  const isLater = Boolean(chosen && new Date(chosen) > now)

  return (
    <form className="grid gap-4" {...form.props}>
      {until && (
        <Note color="warning" title={`Ви на паузі до ${weekdayOf(until, now)}`}>
          Цього дня вас знову можна буде запрошувати.
        </Note>
      )}
      <div className={styles.line}>
        <DayField
          {...form.field('pausedUntil')}
          label="Не можу грати до"
          today={today}
          min={addDays(today, 1)}
          moment={{ dayOf: kyivDate, sentAs: dayStart }}
        />
        <fieldset className={styles.spans} aria-label="Швидкий вибір">
          {spans.map(({ label, days }) => {
            const ahead = dayStart(addDays(today, days))
            return (
              <button
                key={days}
                type="button"
                className="chip"
                aria-pressed={chosen === ahead}
                onClick={() => form.set('pausedUntil', ahead)}
              >
                {label}
              </button>
            )
          })}
        </fieldset>
      </div>
      <FailureNote {...form.failure} />
      <FailureNote {...resume.failure} />
      <div className={styles.actions}>
        <Button type="submit" loading={form.busy} disabled={!isLater || !form.isChanged || resume.busy}>
          {until ? 'Змінити день' : 'Стати на паузу'}
        </Button>
        {until && (
          <Button
            variant="outline"
            color="neutral"
            loading={resume.busy}
            disabled={form.busy}
            onClick={() => void resume.run({ pausedUntil: null })}
          >
            Зняти паузу
          </Button>
        )}
      </div>
    </form>
  )
}
